import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { acknowledgements } from './acknowledgements.table';

export type Acknowledged = 'order_id' | 'declaration_id' | 'investor_id';

/** Keeps that the office has seen to it; once more is a later moment. */
export async function acknowledge(
  tx: Db,
  named: Acknowledged,
  id: string,
  operator: string,
): Promise<void> {
  await tx
    .insert(acknowledgements)
    .values({ [named]: id, acknowledged_by: operator })
    .onConflictDoUpdate({
      target: acknowledgements[named],
      set: { acknowledged_by: operator, acknowledged_at: sql`now()` },
    });
}
