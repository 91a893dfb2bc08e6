import { and, asc, eq, isNull } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { taxResidencies } from './tax-residencies.table';

/** Where, without the numbers: nothing is opened. */
export async function listTaxCountries(db: Db, investorId: InvestorId): Promise<string[]> {
  const rows = await db
    .select({ country: taxResidencies.country })
    .from(taxResidencies)
    .where(and(eq(taxResidencies.investor_id, investorId), isNull(taxResidencies.valid_to)))
    .orderBy(asc(taxResidencies.country));
  return rows.map(({ country }) => country);
}

export async function hasTaxResidency(db: Db, investorId: InvestorId): Promise<boolean> {
  const [current] = await db
    .select({ id: taxResidencies.id })
    .from(taxResidencies)
    .where(and(eq(taxResidencies.investor_id, investorId), isNull(taxResidencies.valid_to)))
    .limit(1);
  return current !== undefined;
}
