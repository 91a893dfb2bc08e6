import type { PayoutAccountInput } from '@manzil/shared/contract/bank-accounts/bank-accounts';
import { bicProblem, ibanProblem, plainBic, plainIban } from '@manzil/shared/domain/iban';
import { presentVersion } from '../../modules/bank-accounts/bank-accounts.repository';
import { changePayoutAccount } from '../../modules/bank-accounts/change-payout-account.usecase';
import { findFormerAddresses } from '../../modules/bank-accounts/former-addresses.repository';
import { openFields } from '../../platform/secrets/field-keys';
import type { CommandContext } from '../command-context';
import { CommandError, UsageError } from '../command-error';
import { inTransaction } from '../in-transaction';
import { findByEmailOrNumber } from '../investor/investors.repository';
import { openService } from '../open-database';
import { quoted } from '../quoted';
import type { AccountCommandOptions } from './account-command-options';

type Options = AccountCommandOptions & {
  holder: string;
  iban: string;
  currency: PayoutAccountInput['currency'];
  bic?: string;
  bank?: string;
};

/** As the investor does it in the portal: the mail goes out, and payouts go there in 48 hours. */
export async function addAccount(
  context: CommandContext,
  who: string,
  { holder: holder_name, currency, bank, dryRun = false, json, ...typed }: Options,
): Promise<void> {
  const { config, terminal } = context;
  const actor = { type: 'operator', id: context.namedOperator() } as const;
  const iban = plainIban(typed.iban);
  const bic = plainBic(typed.bic ?? '');
  const problem = ibanProblem(iban) ?? bicProblem(bic, iban);
  if (problem) throw new UsageError(problem.en);
  const db = await openService(context);
  const fields = await openFields(config, db);
  const { investor, account } = await inTransaction(db, dryRun, async (tx) => {
    const investor = await findByEmailOrNumber(tx, who);
    if (!investor) throw new CommandError(`There is no investor ${quoted(who)}.`);
    if (investor.status === 'closed') throw new CommandError('This account is closed.');
    const formerAddresses = await findFormerAddresses(tx, investor.id);
    const whose = { investorId: investor.id, owner: investor, formerAddresses, actor };
    const change = { iban, bic: bic || null, holder_name, currency, bank_name: bank ?? null };
    const version = await presentVersion(tx, investor.id);
    const account = await changePayoutAccount(tx, fields, whose, { ...change, version });
    return { investor, account };
  });
  const { iban_country, iban_last4, usable_from, status } = account;
  if (json) {
    const { investor_no, email } = investor;
    const id = dryRun ? null : account.id;
    const said = { id, investor_no, email, holder_name, iban_country, iban_last4, currency };
    terminal.out(JSON.stringify({ dry_run: dryRun, ...said, status, usable_from }));
    return;
  }
  const named = `${iban_country} … ${iban_last4} for ${investor.named}, ${investor.email}`;
  terminal.out(`${dryRun ? 'Would add' : 'Added'} ${named}.`);
  if (status === 'pending_verification') {
    terminal.out(`${holder_name} is not plainly the investor: decide with "bank-account review".`);
  }
  terminal.out(`Payouts go there from ${usable_from} at the earliest.`);
}
