import type { RememberedBrowser } from '@manzil/shared/contract/second-factor/second-factor';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { knownDevices } from '../../identity/known-devices.table';
import { secondFactors } from '../../identity/second-factors.table';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';

/** More than anybody has; the list stays one that can be read. */
const MOST = 50;

/** The latest used first. */
export async function listRememberedBrowsers(
  db: Db,
  investorId: InvestorId,
): Promise<RememberedBrowser[]> {
  const rows = await db
    .select({
      browser_id: knownDevices.browser_id,
      device: knownDevices.device,
      last_used_at: knownDevices.last_used_at,
      remembered_until: sql<Date>`${knownDevices.remembered_until}`.mapWith(
        knownDevices.remembered_until,
      ),
    })
    .from(knownDevices)
    .where(
      and(eq(knownDevices.investor_id, investorId), gt(knownDevices.remembered_until, sql`now()`)),
    )
    .orderBy(desc(knownDevices.last_used_at), knownDevices.browser_id)
    .limit(MOST);
  return rows.map((row) => ({
    ...row,
    last_used_at: row.last_used_at.toISOString(),
    remembered_until: row.remembered_until.toISOString(),
  }));
}

/** Null = there is none in force. */
export async function factorSince(db: Db, investorId: InvestorId): Promise<string | null> {
  const [row] = await db
    .select({ confirmed_at: secondFactors.confirmed_at })
    .from(secondFactors)
    .where(eq(secondFactors.investor_id, investorId));
  return row?.confirmed_at?.toISOString() ?? null;
}
