import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { decisionMarks } from './decision-marks.table';

export type DecisionMark = Pick<typeof decisionMarks.$inferSelect, 'item' | 'later_until'>;

/** Of an investor `i`. */
export const markColumn = sql`(
  select coalesce(json_agg(json_build_object('item', m.item, 'later_until', m.later_until)), '[]')
  from decision_marks m where m.investor_id = i.id)`;

/** @param laterUntil null: they are done */
export async function setAside(
  tx: Db,
  investorId: string,
  items: readonly string[],
  laterUntil: string | null,
): Promise<void> {
  await tx
    .insert(decisionMarks)
    .values(items.map((item) => ({ investor_id: investorId, item, later_until: laterUntil })))
    .onConflictDoUpdate({
      target: [decisionMarks.investor_id, decisionMarks.item],
      set: { later_until: laterUntil, marked_at: sql`now()` },
    });
}

export async function openAgain(tx: Db, investorId: string, items: string[]): Promise<void> {
  await tx
    .delete(decisionMarks)
    .where(and(eq(decisionMarks.investor_id, investorId), inArray(decisionMarks.item, items)));
}
