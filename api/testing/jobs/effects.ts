import { sql } from 'drizzle-orm';
import type { JobKind } from '../../src/platform/jobs/job-kind';
import type { Database } from '../../src/platform/postgres/connect';

/** A kind whose effect is a row, so that it can be counted; it notes where two runs met. */
export const effects: JobKind = {
  name: 'effects',
  // Never, as far as a test is concerned.
  cron: '0 0 1 1 *',
  alone: true,
  limitS: 60,
  pollS: 0.5,
  run: ({ finishWith }) =>
    finishWith(async (tx) => {
      await tx.execute(sql`insert into effects select not pg_try_advisory_xact_lock(1)`);
      await tx.execute(sql`select pg_sleep(0.05)`);
    }),
};

/** Makes its queue, and where its rows go. @param owner of the tables */
export async function prepareEffects(owner: Database): Promise<void> {
  await owner.execute(sql`select jobs.create_queue('effects', '{}')`);
  await owner.execute(sql`create table effects (met boolean not null)`);
  await owner.execute(sql`grant select, insert on effects to manzil_service`);
}

export async function dueEffects(owner: Database, count: number): Promise<void> {
  await owner.execute(sql`
    insert into jobs.job (name, policy, retry_limit) select 'effects', 'singleton', 5 from generate_series(1, ${count}::int)`);
}

export async function effectsSeen(owner: Database) {
  const { rows } = await owner.execute<{ done: number; met: number; left: number }>(sql`
    select count(*)::int as done, count(*) filter (where met)::int as met,
      (select count(*)::int from jobs.job where name = 'effects' and state <> 'completed') as left
    from effects`);
  return rows[0];
}
