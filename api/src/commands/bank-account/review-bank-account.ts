import { findFormerAddresses } from '../../modules/bank-accounts/former-addresses.repository';
import { bankAccountAccepted } from '../../modules/bank-accounts/mails/bank-account-accepted.mail';
import { bankAccountRejected } from '../../modules/bank-accounts/mails/bank-account-rejected.mail';
import { tellOwner } from '../../modules/bank-accounts/tell-owner';
import { settingsOf } from '../../modules/settings/settings.repository';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { notFound } from '../../platform/http/errors';
import type { CommandContext } from '../command-context';
import { CommandError, UsageError } from '../command-error';
import { inTransaction } from '../in-transaction';
import { openService } from '../open-database';
import type { AccountCommandOptions } from './account-command-options';
import { decideAccount, findAccount } from './bank-accounts.repository';

type Options = AccountCommandOptions & { accept?: true; reject?: true };

export async function reviewBankAccount(
  context: CommandContext,
  accountId: string,
  { accept, reject, dryRun = false, json }: Options,
): Promise<void> {
  if (!accept === !reject) throw new UsageError('Say either --accept or --reject.');
  const { terminal } = context;
  const operator = context.namedOperator();
  const status = accept ? 'verified' : 'rejected';
  const db = await openService(context);
  const account = await inTransaction(db, dryRun, async (tx) => {
    const account = await findAccount(tx, accountId);
    if (!account) throw notFound();
    if (!(await decideAccount(tx, accountId, status, operator))) {
      throw new CommandError(`This account does not wait for a decision: it is ${account.status}.`);
    }
    await recordAuditEvent(tx, {
      actor: { type: 'operator', id: operator },
      action: `bank_account.${status}`,
      entity_type: 'bank_account',
      entity_id: accountId,
      investor_id: account.investor_id,
    });
    const { investor_id, holder_name, bank_name, iban_last4, usable_from } = account;
    const formerAddresses = await findFormerAddresses(tx, investor_id);
    const recipient = { owner: account, formerAddresses };
    if (accept) {
      const { timezone } = await settingsOf(tx, investor_id);
      const from = usable_from > context.now() ? usable_from.toISOString() : null;
      const said = { holder_name, bank_name, iban_last4, usable_from: from, timezone };
      await tellOwner(tx, recipient, bankAccountAccepted, said);
    } else {
      await tellOwner(tx, recipient, bankAccountRejected, {
        holder_name,
        bank_name,
        iban_last4,
      });
    }
    return account;
  });
  const { email, holder_name, iban_country, iban_last4 } = account;
  if (json) {
    const said = { id: accountId, email, holder_name, iban_country, iban_last4, status };
    terminal.out(JSON.stringify({ dry_run: dryRun, ...said }));
    return;
  }
  const done = accept ? 'accept' : 'reject';
  terminal.out(
    `${dryRun ? `Would ${done}` : accept ? 'Accepted' : 'Rejected'} ${iban_country} … ${iban_last4}` +
      ` of ${holder_name} for ${account.named}, ${email}.`,
  );
  if (!dryRun) terminal.out('The investor is told by mail.');
}
