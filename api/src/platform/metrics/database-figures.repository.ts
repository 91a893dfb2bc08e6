import type { Database } from '../postgres/connect';

export type DatabaseFigures = {
  mails_waiting: number;
  /** Seconds; 0 where none waits. */
  oldest_mail_age: number;
  /** Within a day. */
  mails_failed: number;
  jobs_waiting: number;
  /** Seconds; 0 where none waits. */
  oldest_job_age: number;
  jobs_running: number;
  /** Given up within a day. */
  jobs_dead: number;
  sessions_open: number;
  migration: string;
};

const QUERY_TIMEOUT_MS = 2_000;

// A mail is given up a day after it was queued, so those of a day are found by the index of when they were queued.
const FIGURES = `
  select waiting.*, failed.*, jobs.*, open.*, schema.*
  from
    (select count(*)::int as mails_waiting,
        coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest_mail_age
      from mail_outbox where sent_at is null and failed_at is null) waiting,
    (select count(*)::int as mails_failed from mail_outbox
      where failed_at > now() - interval '1 day' and created_at > now() - interval '50 hours') failed,
    (select count(*) filter (where state < 'active' and start_after <= now())::int as jobs_waiting,
        coalesce(extract(epoch from now() - min(start_after)
          filter (where state < 'active' and start_after <= now())), 0)::float8 as oldest_job_age,
        count(*) filter (where state = 'active')::int as jobs_running,
        count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as jobs_dead
      from jobs.job) jobs,
    (select count(*)::int as sessions_open from sessions
      where revoked_at is null and expires_at > now() and last_seen_at > now() - interval '30 minutes') open,
    (select max(name) as migration from schema_migrations) schema`;

/** @param service pool of `manzil_service` @throws after five seconds at most: three for a connection, two for the answer */
export async function readFigures(service: Database): Promise<DatabaseFigures> {
  const query = { text: FIGURES, query_timeout: QUERY_TIMEOUT_MS };
  const { rows } = await service.$client.query<DatabaseFigures>(query);
  if (!rows[0]) throw new Error('The figures are one row.');
  return rows[0];
}
