import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Db } from '../platform/postgres/connect';
import { live } from './sessions.repository';
import { sessions } from './sessions.table';
import { visits } from './visits.table';

/** Before the session of a sign-in is there: while another one lives, on whatever device, the visit goes on. */
export async function beginVisit(tx: Db, investorId: string): Promise<void> {
  const open = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.investor_id, investorId), live));
  await tx
    .insert(visits)
    .values({ investor_id: investorId })
    .onConflictDoUpdate({
      target: visits.investor_id,
      set: { began_at: sql`excluded.began_at`, previous_at: visits.began_at },
      setWhere: notExists(open),
    });
}
