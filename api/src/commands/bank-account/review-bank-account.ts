import { notFound } from '../../errors';
import { recordAct } from '../../modules/audit/record-act';
import { queueMail } from '../../modules/mail/queue-mail';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';
import { decideAccount, findAccount } from './bank-accounts.repository';

export async function reviewBankAccount(
  context: CommandContext,
  accountId: string,
  { accept, reject }: { accept?: true; reject?: true },
): Promise<void> {
  if (!accept === !reject) throw new CommandError('Say either --accept or --reject.');
  const { operator, terminal } = context;
  const status = accept ? 'verified' : 'rejected';
  const db = await openService(context);
  await db.transaction(async (tx) => {
    const account = await findAccount(tx, accountId);
    if (!account) throw notFound();
    if (!(await decideAccount(tx, accountId, status, operator))) {
      throw new CommandError(`This account does not wait for a decision: it is ${account.status}.`);
    }
    await recordAct(tx, {
      actor: { type: 'operator', id: operator },
      action: `bank_account.${status}`,
      entity_type: 'bank_account',
      entity_id: accountId,
      investor_id: account.investor_id,
    });
    if (reject) {
      const { email: to, locale: language, first_name, iban_last4 } = account;
      const values = { first_name, iban_last4 };
      await queueMail(tx, { to, language, template: 'bank-account-rejected', values });
    }
  });
  terminal.out(accept ? 'Accepted.' : 'Rejected; the investor is told by mail.');
}
