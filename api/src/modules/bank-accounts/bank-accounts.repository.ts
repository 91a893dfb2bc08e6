import { randomUUID } from 'node:crypto';
import type { BankAccount } from '@manzil/shared/contract/bank-accounts/bank-accounts';
import { eq, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import { versionConflict } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import type { FieldCipher } from '../../platform/secrets/field-cipher';
import { accountInUse } from './bank-accounts.errors';
import { bankAccounts } from './bank-accounts.table';
import { findPayoutAccount } from './payout-account.repository';
import { isPresent, retire, STORED, type StoredAccount } from './stored-account.repository';

/** Time for the investor to see the mail and to object. */
const COOLING_OFF = sql`interval '48 hours'`;

export type NewAccount = Pick<BankAccount, 'holder_name' | 'bic' | 'currency'> & {
  iban: string;
  bank_name?: string | null;
  status: 'verified' | 'pending_verification';
};

export const ibanPlace = (accountId: string): string => `bank_accounts.iban:${accountId}`;

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
