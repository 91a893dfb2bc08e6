import { eq, sql } from 'drizzle-orm';
import { investors } from '../../identity/investors.table';
import type { InvestorId } from '../../identity/signed-in';
import { notFound } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

/** The number of steps that are done, held until the end of the transaction. @throws notFound */
export async function lockOnboarding(tx: Db, investorId: string): Promise<number> {
  const [investor] = await tx
    .select({ step: investors.onboarding_step })
    .from(investors)
    .where(eq(investors.id, investorId))
    .for('update');
  if (!investor) throw notFound();
  return investor.step;
}

export async function saveOnboarding(tx: Db, investorId: string, step: number): Promise<void> {
  await tx
    .update(investors)
    .set({ onboarding_step: step, updated_at: sql`now()` })
    .where(eq(investors.id, investorId));
}

/** As `lockOnboarding`, only to know it. @throws notFound */
export async function stepOf(db: Db, investorId: InvestorId): Promise<number> {
  const [investor] = await db
    .select({ step: investors.onboarding_step })
    .from(investors)
    .where(eq(investors.id, investorId));
  if (!investor) throw notFound();
  return investor.step;
}

type Asked = Pick<
  typeof investors.$inferSelect,
  'investor_type' | 'company_name' | 'company_registration' | 'pep' | 'locale'
>;

/** @throws notFound */
export async function askedOf(db: Db, investorId: InvestorId): Promise<Asked> {
  const { investor_type, company_name, company_registration, pep, locale } = investors;
  const [asked] = await db
    .select({ investor_type, company_name, company_registration, pep, locale })
    .from(investors)
    .where(eq(investors.id, investorId));
  if (!asked) throw notFound();
  return asked;
}

/** The caller holds the row, and raises its version. */
export async function saveAsked(tx: Db, investorId: string, asked: Partial<Asked>): Promise<void> {
  await tx.update(investors).set(asked).where(eq(investors.id, investorId));
}

export type OwnUnit = { unit_id: string; property_name: string; unit_no: string };

export const unitsOf = (db: Db, investorId: InvestorId, today: string): Promise<OwnUnit[]> =>
  jsonRows(
    db,
    sql`
      select u.id as unit_id, p.name as property_name, u.unit_no
      from unit_ownerships o
      join units u on u.id = o.unit_id
      join properties p on p.id = u.property_id
      where o.investor_id = ${investorId} and o.owned_from <= ${today}::date
        and (o.owned_to is null or o.owned_to >= ${today}::date)
      order by p.name, length(u.unit_no), u.unit_no, u.id`,
  );
