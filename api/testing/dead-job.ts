import { sql } from 'drizzle-orm';
import type { Db } from '../src/platform/postgres/connect';

/** A job that has failed for the last time. @returns its id */
export async function aDeadJob(owner: Db, name = 'file-sweep'): Promise<string> {
  const { rows } = await owner.execute<{ id: string }>(sql`
    insert into jobs.job (name, state, retry_limit, retry_count, started_on, completed_on, output)
    values (${name}, 'failed', 5, 5, now(), now(), '{"message": "The bucket is away.", "code": "files.unavailable"}')
    returning id`);
  return rows[0]?.id ?? '';
}
