import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../postgres/connect';
import { failureReason } from './failure-reason';
import { JobError } from './job-error';
import type { JobKind, JobOutcome, JobRun } from './job-kind';
import { endRun, spareAttempt } from './jobs.repository';

/** For a run to put in order what it was broken off at. */
const GRACE_MS = 2_000;

export type Surroundings = {
  db: Database;
  logger: Logger;
  stop: AbortSignal;
  cut: AbortSignal;
  again: (kind: JobKind, at: Date) => Promise<void>;
  onOutcome?: ((job: string, outcome: JobOutcome) => void) | undefined;
};

/** Does what is due. @throws the reason, as it is kept with the job */
export async function runJob(
  kind: JobKind,
  jobs: PgBoss.JobWithMetadata[],
  surroundings: Surroundings,
): Promise<void> {
  const { db, logger, onOutcome } = surroundings;
  const ids = jobs.map(({ id }) => id);
  try {
    await worked(kind, ids, surroundings);
    onOutcome?.(kind.name, 'done');
  } catch (err) {
    const broken = err instanceof JobError && err.code === 'job.given_back';
    if (broken) await spareAttempt(db, kind.name, ids).catch(() => undefined);
    const outcome = broken ? 'given_back' : outcomeOf(jobs);
    const line = { err, job: kind.name, id: ids[0] };
    if (outcome === 'dead') logger.error(line, 'A job was given up.');
    else logger.warn(line, 'A job did not end; it is tried again.');
    onOutcome?.(kind.name, outcome);
    throw failureReason(err);
  }
}

async function worked(
  kind: JobKind,
  ids: string[],
  { db, stop, cut, again }: Surroundings,
): Promise<void> {
  // It was fetched while the process was told to end.
  if (stop.aborted) throw new JobError('job.given_back');
  const late = AbortSignal.timeout(kind.limitS * 1000);
  const broken = AbortSignal.any([cut, late]);
  const run: JobRun = {
    stop: AbortSignal.any([stop, late]),
    cut: broken,
    again: (at) => again(kind, at),
    finishWith: (work) =>
      db.transaction(async (tx) => {
        // First, as it locks the row: a second run of the same job waits here until this one has ended.
        if (!(await endRun(tx, kind.name, ids))) throw new JobError('job.taken_over');
        await work(tx);
      }),
  };
  await Promise.race([
    kind.run(run),
    overdue(broken).then(() => {
      throw new JobError(late.aborted ? 'job.timeout' : 'job.given_back');
    }),
  ]);
}

/** Resolves some time after the signal, for a run that does not heed it. */
const overdue = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const wait = () => setTimeout(resolve, GRACE_MS).unref();
    if (signal.aborted) wait();
    else signal.addEventListener('abort', wait, { once: true });
  });

const outcomeOf = ([job]: PgBoss.JobWithMetadata[]): JobOutcome =>
  job && job.retryCount >= job.retryLimit ? 'dead' : 'failed';
