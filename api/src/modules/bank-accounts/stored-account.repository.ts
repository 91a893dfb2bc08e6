import type { BankAccount } from '@manzil/shared/contract/bank-accounts/bank-accounts';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import { versionConflict } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import { utcInstant } from '../../platform/postgres/utc-instant';
import { bankAccounts } from './bank-accounts.table';

export type StoredAccount = { id: string } & Pick<
  BankAccount,
  'holder_name' | 'bank_name' | 'iban_country' | 'iban_last4' | 'usable_from' | 'version'
>;

export const STORED = {
  id: bankAccounts.id,
  holder_name: bankAccounts.holder_name,
  bank_name: bankAccounts.bank_name,
  iban_country: bankAccounts.iban_country,
  iban_last4: bankAccounts.iban_last4,
  usable_from: sql<string>`${utcInstant(sql`usable_from`)}`,
  version: bankAccounts.version,
};

export const isPresent = (investorId: InvestorId): SQL | undefined =>
  and(eq(bankAccounts.investor_id, investorId), ne(bankAccounts.status, 'replaced'));

export async function retire(
  tx: Db,
  investorId: string,
  version: number,
  how: { withdrawn?: true } = {},
): Promise<StoredAccount> {
  const [retired] = await tx
    .update(bankAccounts)
    .set({ ...how, status: 'replaced', updated_at: sql`now()` })
    .where(and(isPresent(investorId), eq(bankAccounts.version, version)))
    .returning(STORED);
  if (!retired) throw versionConflict();
  return retired;
}
