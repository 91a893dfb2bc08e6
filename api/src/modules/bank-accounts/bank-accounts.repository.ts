import { randomUUID } from 'node:crypto';
import type { BankAccount } from '@manzil/shared/contract/bank-account';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { changedMeanwhile } from '../../errors';
import type { FieldCipher } from '../../secrets/field-cipher';
import { bankAccounts } from './bank-accounts.table';

/** Time for the investor to see the mail and to object. */
const COOLING_OFF = sql`interval '48 hours'`;
const MOST = 50;

const ACCOUNT = {
  holder_name: bankAccounts.holder_name,
  iban_country: bankAccounts.iban_country,
  iban_last4: bankAccounts.iban_last4,
  bic: bankAccounts.bic,
  bank_name: bankAccounts.bank_name,
  currency: bankAccounts.currency,
  status: bankAccounts.status,
  usable_from: bankAccounts.usable_from,
  version: bankAccounts.version,
};

export type NewAccount = Pick<BankAccount, 'holder_name' | 'bic' | 'currency'> & {
  /** As `plainIban` writes it. */
  iban: string;
  status: 'verified' | 'pending_verification';
};

/** Where the IBAN of a row is sealed. */
export const ibanPlace = (accountId: string): string => `bank_accounts.iban:${accountId}`;

/** The present account first, then those it replaced. */
export async function listBankAccounts(db: Db, investorId: string): Promise<BankAccount[]> {
  const rows = await db
    .select(ACCOUNT)
    .from(bankAccounts)
    .where(eq(bankAccounts.investor_id, investorId))
    .orderBy(eq(bankAccounts.status, 'replaced'), desc(bankAccounts.created_at), bankAccounts.id)
    .limit(MOST);
  return rows.map(toAccount);
}

/**
 * Puts an account in the place of the present one.
 * @param version of the present one; 0 = there is none
 * @throws changedMeanwhile
 */
export async function replaceAccount(
  tx: Db,
  fields: FieldCipher,
  investorId: string,
  { iban, ...account }: NewAccount,
  version: number,
): Promise<{ id: string; account: BankAccount }> {
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
      version: version + 1,
    })
    // There is one already, which the caller has not seen.
    .onConflictDoNothing()
    .returning(ACCOUNT);
  if (!stored) throw changedMeanwhile();
  return { id, account: toAccount(stored) };
}

async function retire(tx: Db, investorId: string, version: number): Promise<void> {
  const retired = await tx
    .update(bankAccounts)
    .set({ status: 'replaced', updated_at: sql`now()` })
    .where(
      and(
        eq(bankAccounts.investor_id, investorId),
        ne(bankAccounts.status, 'replaced'),
        eq(bankAccounts.version, version),
      ),
    )
    .returning({ id: bankAccounts.id });
  if (retired.length === 0) throw changedMeanwhile();
}

type Row = Omit<BankAccount, 'usable_from'> & { usable_from: Date };

const toAccount = ({ usable_from, ...account }: Row): BankAccount => ({
  ...account,
  usable_from: usable_from.toISOString(),
});
