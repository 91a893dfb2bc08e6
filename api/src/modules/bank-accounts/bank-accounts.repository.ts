import { randomUUID } from 'node:crypto';
import type {
  BankAccount,
  ListedAccount,
} from '@manzil/shared/contract/bank-accounts/bank-accounts';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import { versionConflict } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { utcInstant } from '../../platform/postgres/utc-instant';
import type { FieldCipher } from '../../platform/secrets/field-cipher';
import { accountInUse } from './bank-accounts.errors';
import { bankAccounts } from './bank-accounts.table';
import { findPayoutAccount, payoutAccountAt } from './payout-account.repository';

/** Time for the investor to see the mail and to object. */
const COOLING_OFF = sql`interval '48 hours'`;
const MOST = 50;

export type NewAccount = Pick<BankAccount, 'holder_name' | 'bic' | 'currency'> & {
  iban: string;
  bank_name?: string | null;
  status: 'verified' | 'pending_verification';
};

export type StoredAccount = { id: string } & Pick<
  BankAccount,
  'holder_name' | 'bank_name' | 'iban_country' | 'iban_last4' | 'usable_from' | 'version'
>;

const STORED = {
  id: bankAccounts.id,
  holder_name: bankAccounts.holder_name,
  bank_name: bankAccounts.bank_name,
  iban_country: bankAccounts.iban_country,
  iban_last4: bankAccounts.iban_last4,
  usable_from: sql<string>`${utcInstant(sql`usable_from`)}`,
  version: bankAccounts.version,
};

export const ibanPlace = (accountId: string): string => `bank_accounts.iban:${accountId}`;

const isPresent = (investorId: InvestorId): SQL | undefined =>
  and(eq(bankAccounts.investor_id, investorId), ne(bankAccounts.status, 'replaced'));

export const listBankAccounts = (db: Db, investorId: InvestorId): Promise<ListedAccount[]> =>
  jsonRows<ListedAccount>(
    db,
    sql`
      select holder_name, iban_country, iban_last4, bic, bank_name, currency, status, version,
        ${utcInstant(sql`usable_from`)} as usable_from, ${utcInstant(sql`created_at`)} as entered_at,
        ${utcInstant(sql`replaced_at`)} as replaced_at, withdrawn,
        id is not distinct from ${payoutAccountAt(investorId, sql`now()`)} as in_use,
        (select max(value_date) from payouts
          where bank_account_id = bank_accounts.id and status = 'paid') as last_paid_on
      from bank_accounts where investor_id = ${investorId}
      order by status = 'replaced', created_at desc, id
      limit ${MOST}`,
  );

/** Of the present account; 0 = there is none. */
export async function presentVersion(db: Db, investorId: InvestorId): Promise<number> {
  const [present] = await db
    .select({ version: bankAccounts.version })
    .from(bankAccounts)
    .where(isPresent(investorId));
  return present?.version ?? 0;
}

/** Replaces the present account. @param version of the present one; 0 = there is none @throws versionConflict */
export async function replaceAccount(
  tx: Db,
  fields: FieldCipher,
  investorId: string,
  { iban, ...account }: NewAccount,
  version: number,
): Promise<StoredAccount> {
  if (version > 0) await retire(tx, investorId, version);
  const id = randomUUID();
  const { sealed, key_id } = fields.seal(ibanPlace(id), iban);
  const [stored] = await tx
    .insert(bankAccounts)
    .values({
      ...account,
      id,
      investor_id: investorId,
      iban_country: iban.slice(0, 2),
      iban_last4: iban.slice(-4),
      iban_sealed: sealed,
      iban_key_id: key_id,
      usable_from: sql`now() + ${COOLING_OFF}`,
      // Never one that was there before: whoever has read it would change an account that they have not seen.
      version: sql`(select coalesce(max(version), 0) + 1 from bank_accounts where investor_id = ${investorId})`,
    })
    // There is one already, which the caller has not seen.
    .onConflictDoNothing()
    .returning(STORED);
  if (!stored) throw versionConflict();
  return stored;
}

/** The account of payouts is present again; `kept` null = there is none. @throws versionConflict, accountInUse */
export async function withdrawAccount(
  tx: Db,
  investorId: string,
  version: number,
): Promise<{ withdrawn: StoredAccount; kept: StoredAccount | null }> {
  const withdrawn = await retire(tx, investorId, version, { withdrawn: true });
  const usedId = await findPayoutAccount(tx, investorId);
  if (!usedId) return { withdrawn, kept: null };
  if (usedId === withdrawn.id) throw accountInUse();
  const [kept] = await tx
    .update(bankAccounts)
    .set({ status: 'verified', version: version + 1, updated_at: sql`now()` })
    .where(eq(bankAccounts.id, usedId))
    .returning(STORED);
  return { withdrawn, kept: kept ?? null };
}

async function retire(
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
