import { Worker } from 'node:worker_threads';
import { type CheckedContent, checkContent, type Purpose } from './content';
import { type Refusal, Refused } from './refused';

export type Job = { bytes: Uint8Array; purpose: Purpose };
export type Verdict = CheckedContent | { refusal: Refusal };

/** Should the API be killed meanwhile, a parser that loops would go on for ever. */
const ORPHAN_MS = 15_000;
new Worker(`setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${ORPHAN_MS})`, {
  eval: true,
}).unref();

/** One file, one process, which the API ends: what a file does to a parser ends with it. */
process.on('message', async (job: Job) => {
  process.send?.(await verdictOf(job));
});

async function verdictOf({ bytes, purpose }: Job): Promise<Verdict> {
  try {
    return await checkContent(bytes, purpose);
  } catch (error) {
    // A parser that fails in a way nobody foresaw has met a file that it cannot read.
    return { refusal: error instanceof Refused ? error.refusal : 'unreadable' };
  }
}
