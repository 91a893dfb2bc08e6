import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CheckedContent, Purpose } from './content';
import type { Job, Verdict } from './document-check';
import { Refused } from './refused';

type Limits = { cpuMs: number; wallMs: number };

/** Processor time, of which a large photo needs 1 s: however busy the machine is, the same files pass. */
export const CHECK_LIMITS: Limits = { cpuMs: 10_000, wallMs: 60_000 };
/** For what a parser makes of 10 MB; pictures are decoded beside it. */
const HEAP_MB = 192;

const fromSource = import.meta.url.endsWith('.ts');
const program = new URL(`./document-check.${fromSource ? 'ts' : 'mjs'}`, import.meta.url);

/** The machine had no time for the check: nothing is known about the file. */
export class CheckLate extends Error {
  override readonly name = 'CheckLate';
}

/**
 * In a process of its own, with limits and without our secrets. Not in a thread: those share the heap of the decoders,
 * which does not shrink again, and cannot be stopped inside one. @throws Refused, CheckLate
 */
export async function checkInProcess(
  bytes: Buffer,
  purpose: Purpose,
  limits = CHECK_LIMITS,
): Promise<CheckedContent> {
  const verdict = await verdictOf({ bytes, purpose }, limits);
  if ('refusal' in verdict) throw new Refused(verdict.refusal);
  return verdict;
}

function verdictOf(job: Job, { cpuMs, wallMs }: Limits): Promise<Verdict> {
  const child = fork(fileURLToPath(program), [String(cpuMs)], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, ...(fromSource ? ['--import', 'tsx'] : [])],
    // Where `tsx` is found.
    cwd: fileURLToPath(new URL('.', program)),
    env: { NODE_ENV: process.env.NODE_ENV },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let late: NodeJS.Timeout | undefined;
  return new Promise<Verdict>((resolve, reject) => {
    late = setTimeout(() => reject(new CheckLate()), wallMs);
    child.once('message', (verdict: Verdict) => resolve(verdict));
    child.once('error', reject);
    // Out of processor time, out of memory, or a decoder that broke: the file is the reason. Not `exit`, which may come
    // before an answer that was sent.
    child.once('disconnect', () => resolve({ refusal: 'complex' }));
    child.send(job, (error) => error && child.kill('SIGKILL'));
  }).finally(() => {
    clearTimeout(late);
    child.kill('SIGKILL');
  });
}
