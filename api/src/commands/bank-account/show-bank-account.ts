import { ibanPlace } from '../../modules/bank-accounts/bank-accounts.repository';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { notFound } from '../../platform/http/errors';
import { openFields } from '../../platform/secrets/field-keys';
import type { CommandContext } from '../command-context';
import { openService } from '../open-database';
import { tableLines } from '../table-lines';
import { findAccount } from './bank-accounts.repository';

/** The access is on record before anything is readable. */
export async function showBankAccount(context: CommandContext, accountId: string): Promise<void> {
  const { config, terminal } = context;
  const operator = context.namedOperator();
  const db = await openService(context);
  const fields = await openFields(config, db);
  const account = await findAccount(db, accountId);
  if (!account) throw notFound();
  await db.transaction((tx) =>
    recordAuditEvent(tx, {
      actor: { type: 'operator', id: operator },
      action: 'bank_account.opened',
      entity_type: 'bank_account',
      entity_id: accountId,
      investor_id: account.investor_id,
    }),
  );
  const { iban_sealed: sealed, iban_key_id: key_id, iban_country, iban_last4 } = account;
  const iban =
    sealed && key_id
      ? fields.open(ibanPlace(accountId), { sealed, key_id })
      : `${iban_country} … ${iban_last4}`;
  const facts = [
    ['investor', `${account.named}, ${account.email}`],
    ['holder', account.holder_name],
    ['IBAN', iban],
    ['BIC', account.bic ?? ''],
    ['currency', account.currency],
    ['status', account.status],
    ['usable from', account.usable_from.toISOString()],
  ];
  for (const line of tableLines(facts)) terminal.out(line);
}
