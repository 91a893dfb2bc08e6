import type { DepreciationInput, KeptDepreciation, TaxYear } from '@manzil/shared/contract/tax/tax';
import { TaxResidence } from '@manzil/shared/domain/tax-year';
import { and, eq, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import { versionConflict } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { taxChoices, taxDepreciations } from './tax.table';

/** As chosen, or else the only one of the account's tax residencies whose rules the portal knows. */
export async function findResidence(
  db: Db,
  investorId: InvestorId,
): Promise<Pick<TaxYear, 'residence' | 'residence_from'>> {
  const [found] = await jsonRows<{ chosen: TaxResidence | null; known: TaxResidence[] }>(
    db,
    sql`
      select (select residence from tax_choices where investor_id = ${investorId}) as chosen,
        array(
          select country from tax_residencies
          where investor_id = ${investorId} and valid_to is null
            and country = any (${sql.param(TaxResidence)}::text[])
        ) as known`,
  );
  const { chosen = null, known = [] } = found ?? {};
  if (chosen) return { residence: chosen, residence_from: 'chosen' };
  const [only, ...more] = known;
  return only && more.length === 0
    ? { residence: only, residence_from: 'profile' }
    : { residence: null, residence_from: null };
}

export async function saveResidence(
  tx: Db,
  investorId: InvestorId,
  residence: TaxResidence,
): Promise<void> {
  await tx
    .insert(taxChoices)
    .values({ investor_id: investorId, residence })
    .onConflictDoUpdate({
      target: taxChoices.investor_id,
      set: { residence, updated_at: sql`now()` },
    });
}

const key = (investorId: InvestorId, unitId: string) =>
  and(eq(taxDepreciations.investor_id, investorId), eq(taxDepreciations.unit_id, unitId));

const COLUMNS = {
  land_share_bps: taxDepreciations.land_share_bps,
  reason: taxDepreciations.reason,
  own_rate_bps: taxDepreciations.own_rate_bps,
  starts_on: taxDepreciations.starts_on,
  own_acquisition_minor: taxDepreciations.own_acquisition_minor,
  version: taxDepreciations.version,
};

export async function findDepreciation(
  db: Db,
  investorId: InvestorId,
  unitId: string,
): Promise<KeptDepreciation | null> {
  const [entered] = await db.select(COLUMNS).from(taxDepreciations).where(key(investorId, unitId));
  return entered ?? null;
}

/** @throws versionConflict */
export async function saveDepreciation(
  tx: Db,
  investorId: InvestorId,
  unitId: string,
  { version, ...entered }: DepreciationInput,
): Promise<KeptDepreciation> {
  const values = { ...entered, version: version + 1 };
  const [kept] =
    version === 0
      ? await tx
          .insert(taxDepreciations)
          .values({ ...values, investor_id: investorId, unit_id: unitId })
          .onConflictDoNothing()
          .returning(COLUMNS)
      : await tx
          .update(taxDepreciations)
          .set({ ...values, updated_at: sql`now()` })
          .where(and(key(investorId, unitId), eq(taxDepreciations.version, version)))
          .returning(COLUMNS);
  if (!kept) throw versionConflict();
  return kept;
}
