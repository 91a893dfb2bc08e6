import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../postgres/connect';
import { StartError } from '../start-error';
import { jobDatabase } from './job-database';
import type { JobKind, JobOutcome } from './job-kind';
import { runJob } from './run-job';

/** Of migration 0022. */
const SCHEMA = 'jobs';
/** What is due of one kind that may run beside itself is due together: one run does for all. */
const TOGETHER = 50;
/** Tries after the first; the waits between them double from 15 s on, less up to half by chance. */
const RETRIES = 5;
const RETRY_DELAY_S = 15;
/** How often runs of killed processes are looked for, and old ones put away. */
const MAINTENANCE_S = 30;
const DONE_KEPT_S = 60 * 60;
const DEAD_KEPT_S = 30 * 24 * 60 * 60;
/** Less than the drain of the API: what is under way may finish, no longer. */
const FINISH_MS = 10_000;
/** For our own limit to be the first. */
const MARGIN_S = 5;

export type Jobs = {
  stop: () => Promise<void>;
};

type Options = {
  db: Database;
  logger: Logger;
  onOutcome?: ((job: string, outcome: JobOutcome) => void) | undefined;
  finishMs?: number;
  maintenanceS?: number;
};

export async function startJobs(kinds: readonly JobKind[], options: Options): Promise<Jobs> {
  const { db, logger, onOutcome, finishMs = FINISH_MS, maintenanceS = MAINTENANCE_S } = options;
  const database = jobDatabase(db, logger);
  const boss = new PgBoss({
    db: database,
    schema: SCHEMA,
    migrate: false,
    maintenanceIntervalSeconds: maintenanceS,
    archiveCompletedAfterSeconds: DONE_KEPT_S,
    archiveFailedAfterSeconds: DEAD_KEPT_S,
    deleteAfterSeconds: DONE_KEPT_S,
  });
  // What a statement failed with has been told; what it led to within pg-boss is of no use to anybody.
  boss.on('error', (err) => logger.debug({ err }, 'pg-boss met an error.'));
  const stop = new AbortController();
  const cut = new AbortController();
  const again = async (kind: JobKind, at: Date) => {
    const key = kind.alone ? {} : { singletonKey: at.toISOString() };
    await boss.send(kind.name, {}, { startAfter: at, db: database.strict, ...key });
  };
  const surroundings = { db, logger, stop: stop.signal, cut: cut.signal, again, onOutcome };
  await boss.start();
  try {
    for (const kind of kinds) {
      await prepare(boss, kind);
      const polling = { pollingIntervalSeconds: kind.pollS, batchSize: kind.alone ? 1 : TOGETHER };
      await boss.work<object>(kind.name, { ...polling, includeMetadata: true }, (jobs) =>
        database.during(runJob(kind, jobs, surroundings)),
      );
    }
  } catch (error) {
    await boss.stop({ close: false, graceful: false });
    throw error;
  }
  database.forgive();
  return {
    async stop() {
      stop.abort();
      const finish = setTimeout(() => cut.abort(), finishMs);
      await boss.stop({ close: false, timeout: finishMs + MARGIN_S * 1000 });
      clearTimeout(finish);
      await database.settled();
    },
  };
}

async function prepare(boss: PgBoss, { name, cron, alone, limitS }: JobKind): Promise<void> {
  if (!(await boss.getQueue(name))) {
    throw new StartError(`The job ${name} has no queue: a migration has to make it.`);
  }
  await boss.updateQueue(name, {
    name,
    policy: alone ? 'singleton' : 'short',
    retryLimit: RETRIES,
    retryDelay: RETRY_DELAY_S,
    retryBackoff: true,
    expireInSeconds: limitS + MARGIN_S,
  });
  await boss.schedule(name, cron);
  await boss.send(name, {});
}
