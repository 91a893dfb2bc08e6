import type { PayoutAccountInput } from '@manzil/shared/contract/bank-accounts/bank-accounts';
import { isPlainlyHolder } from '@manzil/shared/domain/holder-name';
import { bankCodeOf } from '@manzil/shared/domain/iban';
import type { AccountOwner } from '../../identity/investors.repository';
import { type Act, recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { Db } from '../../platform/postgres/connect';
import type { FieldCipher } from '../../platform/secrets/field-cipher';
import { bankName } from '../banks/bank-name';
import { settingsOf } from '../settings/settings.repository';
import { type NewAccount, replaceAccount, withdrawAccount } from './bank-accounts.repository';
import { bankAccountChanged } from './mails/bank-account-changed.mail';
import { bankAccountKept } from './mails/bank-account-kept.mail';
import type { StoredAccount } from './stored-account.repository';
import { type Recipient, tellOwner } from './tell-owner';

export type Change = Omit<PayoutAccountInput, 'password'> & { bank_name?: string | null };

export type Whose = Recipient & {
  investorId: string;
  owner: AccountOwner;
  actor: Act['actor'];
};

/** Payouts go there in 48 hours. @param change checked, after the password was asked for @throws versionConflict */
export async function changePayoutAccount(
  tx: Db,
  fields: FieldCipher,
  whose: Whose,
  { version, ...change }: Change,
): Promise<StoredAccount & Pick<NewAccount, 'status'>> {
  const plainly = isPlainlyHolder(change.holder_name, whose.owner);
  const status = plainly ? 'verified' : 'pending_verification';
  const bankCode = bankCodeOf(change.iban);
  const bank_name = change.bank_name ?? (bankCode && bankName(bankCode));
  const replacement: NewAccount = { ...change, bank_name, status };
  const account = await replaceAccount(tx, fields, whose.investorId, replacement, version);
  const { iban_country, iban_last4, usable_from } = account;
  const { timezone } = await settingsOf(tx, whose.investorId);
  const said = { ...holderOf(account), iban_last4, usable_from, timezone, reviewed: !plainly };
  await tellOwner(tx, whose, bankAccountChanged, said);
  await record(tx, whose, 'bank_account.changed', account.id, { iban_country, status });
  return { ...account, status };
}

/** No password is asked for on the way to what is safe. @throws versionConflict, accountInUse */
export async function withdrawChange(tx: Db, whose: Whose, version: number): Promise<void> {
  const { withdrawn, kept } = await withdrawAccount(tx, whose.investorId, version);
  const { id, iban_last4 } = withdrawn;
  const kept_last4 = kept?.iban_last4 ?? null;
  await tellOwner(tx, whose, bankAccountKept, {
    ...holderOf(withdrawn),
    iban_last4,
    kept_last4,
    ...(kept && { kept: holderOf(kept) }),
  });
  await record(tx, whose, 'bank_account.change_withdrawn', id, { kept: kept?.id ?? null });
}

const holderOf = ({ holder_name, bank_name }: StoredAccount) => ({ holder_name, bank_name });

const record = (
  tx: Db,
  { actor, investorId: investor_id }: Whose,
  action: string,
  entity_id: string,
  detail: NonNullable<Act['detail']>,
) =>
  recordAuditEvent(tx, {
    actor,
    action,
    entity_type: 'bank_account',
    entity_id,
    investor_id,
    detail,
  });
