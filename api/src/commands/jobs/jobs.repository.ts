import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

export const JOB_STATES = ['waiting', 'running', 'dead', 'done', 'cancelled'] as const;
type JobState = (typeof JOB_STATES)[number];

export type ListedJob = {
  id: string;
  name: string;
  state: JobState;
  due: string;
  begun: string | null;
  ended: string | null;
  tries: number;
  tries_at_most: number;
  code: string | null;
  reason: string | null;
};

const STATE = sql`case
  when state < 'active' then 'waiting' when state = 'active' then 'running' when state = 'failed' then 'dead'
  when state = 'completed' then 'done' else 'cancelled' end`;

const utc = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const jobsWhere = (condition: SQL, limit: number) => sql`
  select id, name, ${STATE} as state, ${utc(sql`start_after`)} as due, ${utc(sql`started_on`)} as begun,
    ${utc(sql`completed_on`)} as ended, retry_count + (started_on is not null)::int as tries,
    retry_limit + 1 as tries_at_most, output->>'code' as code,
    coalesce(output->>'message', output->'value'->>'message') as reason
  from jobs.job where ${condition} order by created_on desc, id limit ${limit}`;

/** @param state null: those that wait, run or are dead */
export const listJobs = (db: Db, state: JobState | null, limit: number): Promise<ListedJob[]> =>
  jsonRows(
    db,
    jobsWhere(
      state ? sql`${STATE} = ${state}` : sql`state not in ('completed', 'cancelled')`,
      limit,
    ),
  );

export async function findJob(db: Db, id: string): Promise<ListedJob | null> {
  const [job] = await jsonRows<ListedJob>(db, jobsWhere(sql`id = ${id}`, 1));
  return job ?? null;
}

/** Due at once, with as many tries as a new one. @returns whether it was dead */
export async function retry(tx: Db, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update jobs.job set state = 'retry', start_after = now(), started_on = null, completed_on = null, retry_count = 0,
      keep_until = now() + interval '14 days'
    where id = ${id} and state = 'failed'`);
  return rowCount === 1;
}

/** @returns whether it waited or was dead */
export async function cancel(tx: Db, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update jobs.job set state = 'cancelled', completed_on = now()
    where id = ${id} and (state < 'active' or state = 'failed')`);
  return rowCount === 1;
}
