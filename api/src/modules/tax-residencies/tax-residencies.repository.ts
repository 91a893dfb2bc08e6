import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import type { FieldCipher } from '../../platform/secrets/field-cipher';
import { taxResidencies } from './tax-residencies.table';

export type TaxResidency = { country: string; tax_id: string | null };
export type StoredResidency = TaxResidency & { id: string; valid_from: string };

const placeOf = (id: string) => `tax_residencies.tax_id:${id}`;

export async function listTaxResidencies(
  db: Db,
  fields: FieldCipher,
  investorId: InvestorId,
): Promise<StoredResidency[]> {
  const rows = await db
    .select()
    .from(taxResidencies)
    .where(and(eq(taxResidencies.investor_id, investorId), isNull(taxResidencies.valid_to)))
    .orderBy(asc(taxResidencies.country));
  return rows.map((row) => opened(fields, row));
}

/** Those that ended, too. */
export async function taxResidencyHistory(
  db: Db,
  fields: FieldCipher,
  investorId: string,
): Promise<(StoredResidency & { valid_to: string | null })[]> {
  const rows = await db
    .select()
    .from(taxResidencies)
    .where(eq(taxResidencies.investor_id, investorId))
    .orderBy(asc(taxResidencies.valid_from));
  return rows.map((row) => ({ ...opened(fields, row), valid_to: row.valid_to }));
}

function opened(
  fields: FieldCipher,
  {
    id,
    country,
    valid_from,
    tax_id_sealed: sealed,
    tax_id_key_id: key_id,
  }: typeof taxResidencies.$inferSelect,
): StoredResidency {
  const tax_id = sealed && key_id && fields.open(placeOf(id), { sealed, key_id });
  return { id, country, valid_from, tax_id };
}

export async function addTaxResidency(
  tx: Db,
  fields: FieldCipher,
  investorId: string,
  { country, tax_id }: TaxResidency,
  today: string,
): Promise<void> {
  const id = randomUUID();
  const { sealed = null, key_id = null } = tax_id ? fields.seal(placeOf(id), tax_id) : {};
  await tx.insert(taxResidencies).values({
    id,
    investor_id: investorId,
    country,
    tax_id_sealed: sealed,
    tax_id_key_id: key_id,
    valid_from: today,
  });
}

/** Ends it the day before; one that began today never was. */
export async function endTaxResidency(
  tx: Db,
  { id, valid_from }: StoredResidency,
  today: string,
): Promise<void> {
  const thisOne = eq(taxResidencies.id, id);
  if (valid_from >= today) await tx.delete(taxResidencies).where(thisOne);
  else {
    await tx
      .update(taxResidencies)
      .set({ valid_to: sql`${today}::date - 1`, updated_at: sql`now()` })
      .where(thisOne);
  }
}
