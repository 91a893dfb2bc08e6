import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { closedAreas } from './closed-areas.table';

export type ClosedArea = Omit<typeof closedAreas.$inferSelect, 'closed_at'>;

/** What an operator has changed, as a JSON array; all other items are visible and activated. */
export const changedNavigation: SQL = sql`
  (select coalesce(json_agg(json_build_object('path', path, 'is_visible', visible, 'is_activated', false,
    'reason', json_build_object('de', reason_de, 'en', reason_en)) order by path), '[]')
  from closed_areas)`;

export async function listClosedAreas(db: Db) {
  return db.select().from(closedAreas).orderBy(asc(closedAreas.path));
}

export async function closeArea(tx: Db, area: ClosedArea): Promise<void> {
  const { path, ...change } = area;
  await tx
    .insert(closedAreas)
    .values({ path, ...change })
    .onConflictDoUpdate({ target: closedAreas.path, set: { ...change, closed_at: sql`now()` } });
}

/** @returns whether it was closed */
export async function openArea(tx: Db, path: string): Promise<boolean> {
  const opened = await tx.delete(closedAreas).where(eq(closedAreas.path, path)).returning();
  return opened.length > 0;
}
