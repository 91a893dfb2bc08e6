import { and, eq, sql } from 'drizzle-orm';
import { investors } from '../../identity/investors.table';
import type { InvestorId } from '../../identity/signed-in';
import { notFound, versionConflict } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import type { PersonalData } from './personal-data';

/** @throws versionConflict */
export async function savePersonalData(
  tx: Db,
  investorId: string,
  { phone, ...data }: PersonalData,
  version: number,
): Promise<void> {
  await raiseVersion(tx, investorId, version);
  const change = { ...data, ...(phone !== undefined && { phone_e164: phone }) };
  if (Object.keys(change).length === 0) return;
  await tx.update(investors).set(change).where(eq(investors.id, investorId));
}

/** The next version of the personal data, which locks them until the end. @throws versionConflict */
export async function raiseVersion(tx: Db, investorId: string, version: number): Promise<void> {
  const [raised] = await tx
    .update(investors)
    .set({ version: version + 1, updated_at: sql`now()` })
    .where(and(eq(investors.id, investorId), eq(investors.version, version)))
    .returning({ id: investors.id });
  if (!raised) throw versionConflict();
}

/** Version of the personal data. @throws notFound where the account has gone meanwhile */
export async function versionOf(db: Db, investorId: InvestorId): Promise<number> {
  const [investor] = await db
    .select({ version: investors.version })
    .from(investors)
    .where(eq(investors.id, investorId));
  if (!investor) throw notFound();
  return investor.version;
}
