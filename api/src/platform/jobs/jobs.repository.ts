import { sql } from 'drizzle-orm';
import type { Db } from '../postgres/connect';

const listed = (ids: string[]) =>
  sql`(select json_array_elements_text(${JSON.stringify(ids)}::json)::uuid)`;

/** Ends a run as done, in the caller's transaction. @returns whether it was still under way */
export async function endRun(tx: Db, name: string, ids: string[]): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update jobs.job set state = 'completed', completed_on = now(), output = null
    where name = ${name} and id in ${listed(ids)} and state = 'active'`);
  return rowCount === ids.length;
}

/** The attempt under way does not count: whoever broke it off was not the job. */
export async function spareAttempt(db: Db, name: string, ids: string[]): Promise<void> {
  await db.execute(sql`
    update jobs.job set retry_limit = retry_limit + 1
    where name = ${name} and id in ${listed(ids)} and state = 'active'`);
}
