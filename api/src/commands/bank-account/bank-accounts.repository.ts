import { and, asc, eq, sql } from 'drizzle-orm';
import { investors } from '../../identity/investors.table';
import { bankAccounts } from '../../modules/bank-accounts/bank-accounts.table';
import { payoutAccountAt } from '../../modules/bank-accounts/payout-account.repository';
import type { Db } from '../../platform/postgres/connect';
import { namedInvestor } from '../named-investor.repository';

/** `in_use`: payouts go there now, whatever was entered since. */
export const ACCOUNT_STATES = [...bankAccounts.status.enumValues, 'in_use'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

const OWNED = {
  id: bankAccounts.id,
  investor_id: bankAccounts.investor_id,
  email: investors.email,
  first_name: investors.first_name,
  named: namedInvestor(investors),
  locale: investors.locale,
  holder_name: bankAccounts.holder_name,
  bank_name: bankAccounts.bank_name,
  iban_country: bankAccounts.iban_country,
  iban_last4: bankAccounts.iban_last4,
  iban_sealed: bankAccounts.iban_sealed,
  iban_key_id: bankAccounts.iban_key_id,
  bic: bankAccounts.bic,
  currency: bankAccounts.currency,
  status: bankAccounts.status,
  usable_from: bankAccounts.usable_from,
};

const select = (db: Db) =>
  db
    .select(OWNED)
    .from(bankAccounts)
    .innerJoin(investors, eq(investors.id, bankAccounts.investor_id));

export const listAccounts = (db: Db, state: AccountState) =>
  select(db)
    .where(
      state === 'in_use'
        ? eq(bankAccounts.id, payoutAccountAt(sql`${investors.id}`, sql`now()`))
        : eq(bankAccounts.status, state),
    )
    .orderBy(asc(bankAccounts.created_at), asc(bankAccounts.id));

export async function findAccount(db: Db, accountId: string) {
  const [row] = await select(db).where(eq(bankAccounts.id, accountId));
  return row ?? null;
}

/** Whether it was waiting for the decision. */
export async function decideAccount(
  tx: Db,
  accountId: string,
  status: 'verified' | 'rejected',
  operator: string,
): Promise<boolean> {
  const decided = await tx
    .update(bankAccounts)
    .set({ status, reviewed_by: operator, reviewed_at: sql`now()`, updated_at: sql`now()` })
    .where(and(eq(bankAccounts.id, accountId), eq(bankAccounts.status, 'pending_verification')))
    .returning({ id: bankAccounts.id });
  return decided.length === 1;
}
