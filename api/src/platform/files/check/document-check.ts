import { Worker } from 'node:worker_threads';
import { type CheckedContent, checkContent, type Purpose } from './content';
import { type Refusal, Refused } from './refused';

export type Job = { bytes: Uint8Array; purpose: Purpose };
export type Verdict = CheckedContent | { refusal: Refusal };

const EVERY_MS = 100;

/** In ms, the first argument. A parser that loops lets nothing else run beside it but a thread. */
const cpuMs = Number(process.argv[2]);
new Worker(
  `setInterval(() => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1_000 > ${cpuMs}) process.kill(process.pid, 'SIGKILL');
  }, ${EVERY_MS})`,
  { eval: true },
).unref();

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
