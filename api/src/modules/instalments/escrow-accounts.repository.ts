import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import type { FieldCipher } from '../../platform/secrets/field-cipher';
import { properties } from '../projects/properties.table';
import { escrowAccounts } from './escrow-accounts.table';

export type NewEscrowAccount = { holder_name: string; iban: string; entered_by: string };

const placeOf = (propertyId: number): string => `escrow_accounts.iban:${propertyId}`;

/** In the place of the project's account so far. @param iban as `plainIban` writes it */
export async function setEscrowAccount(
  tx: Db,
  fields: FieldCipher,
  propertyId: number,
  { iban, ...account }: NewEscrowAccount,
): Promise<void> {
  const { sealed, key_id } = fields.seal(placeOf(propertyId), iban);
  const row = {
    ...account,
    iban_country: iban.slice(0, 2),
    iban_last4: iban.slice(-4),
    iban_sealed: sealed,
    iban_key_id: key_id,
  };
  await tx
    .insert(escrowAccounts)
    .values({ ...row, property_id: propertyId })
    .onConflictDoUpdate({
      target: escrowAccounts.property_id,
      set: { ...row, version: sql`${escrowAccounts.version} + 1`, updated_at: sql`now()` },
    });
}

/** The whole IBAN; null where there is none, or it is not the one that the project names. */
export async function findEscrowIban(
  db: Db,
  fields: FieldCipher,
  propertyId: number,
): Promise<string | null> {
  const [row] = await db
    .select({ sealed: escrowAccounts.iban_sealed, key_id: escrowAccounts.iban_key_id })
    .from(escrowAccounts)
    .innerJoin(properties, eq(properties.id, escrowAccounts.property_id))
    .where(
      and(
        eq(escrowAccounts.property_id, propertyId),
        eq(escrowAccounts.iban_last4, properties.escrow_iban_last4),
      ),
    );
  return row ? fields.open(placeOf(propertyId), row) : null;
}
