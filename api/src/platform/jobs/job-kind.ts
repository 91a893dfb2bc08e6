import type { Db } from '../postgres/connect';

export type JobKind = {
  /** Its queue, which a migration makes: `select jobs.create_queue('mail-sweep', '{}')`. */
  name: string;
  /** When a run is due by itself, as cron writes it, in UTC. A run is also due when the API starts. */
  cron: string;
  /** Never two runs at the same time, whatever the number of instances. */
  alone: boolean;
  /** After this long a run is broken off and counts as failed. The run of a killed process is then free again. */
  limitS: number;
  pollS: number;
  run: (run: JobRun) => Promise<void>;
};

export type JobRun = {
  /** Nothing further is begun: the process is about to end. */
  stop: AbortSignal;
  /** What is under way is broken off. */
  cut: AbortSignal;
  /** The work and the end of the run are one transaction. @throws JobError where the run is no longer this one's */
  finishWith: (work: (tx: Db) => Promise<void>) => Promise<void>;
  /** Another run is due then; several that are due at the same moment are one. */
  again: (at: Date) => Promise<void>;
};

export type JobOutcome = 'done' | 'failed' | 'dead' | 'given_back';
