import { Worker } from 'node:worker_threads';
import { type CheckedContent, checkContent, type Purpose } from './content';
import { type Refusal, Refused } from './refused';

export type Job = { bytes: Uint8Array; purpose: Purpose };
export type Verdict = CheckedContent | { refusal: Refusal };

const EVERY_MS = 100;

/**
 * Ends the process when it has used up its processor time, the first argument in ms: a parser that loops lets nothing
 * else run beside it but a thread. It ends so without its API, too.
 */
const cpuMs = Number(process.argv[2]);
new Worker(
  `setInterval(() => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1_000 > ${cpuMs}) process.kill(process.pid, 'SIGKILL');
  }, ${EVERY_MS})`,
  { eval: true },
).unref();

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
