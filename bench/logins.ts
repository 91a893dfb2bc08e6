import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { newDataDir } from '../e2e/support/data-dir';
import { buildAll } from '../scripts/build-all';
import { packageDir } from '../scripts/packages';
import { startServer } from '../scripts/server-process';
import { say } from '../scripts/terminal';
import { median } from './report';

// 32 people sign in at the same moment: does everybody else notice? Prints how late the API's event loop was.

const PORT = 4392;
const LOGINS = 32;
const MOST_P99_MS = 20;
const IDLE_MS = 2_000;
const EMAILS = ['anna.becker', 'jonas.weber', 'lena.hoffmann', 'max.krueger'];
const PASSWORD = 'Marina-Walk-2026!';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

type Delay = { p50: number; p99: number; max: number };

const dataDir = newDataDir('bench-logins');
const delayFile = join(dataDir, 'loop-delay.json');
const measuring = pathToFileURL(join(import.meta.dirname, 'loop-delay.mjs'));

await buildAll(['api']);
const api = startServer({
  name: 'api',
  script: join(packageDir('api'), 'dist/server.mjs'),
  port: PORT,
  logDir: join(dataDir, 'logs'),
  env: {
    ...process.env,
    NODE_ENV: 'development',
    NODE_OPTIONS: `--import ${measuring}`,
    LOOP_DELAY_FILE: delayFile,
    MANZIL_DEMO: '1',
    DATA_DIR: dataDir,
    PORT: String(PORT),
  },
});

/** Since the last time it was asked. */
async function loopDelay(): Promise<Delay> {
  rmSync(delayFile, { force: true });
  process.kill(api.pid, 'SIGUSR2');
  while (!existsSync(delayFile)) await after(10);
  return JSON.parse(readFileSync(delayFile, 'utf8')) as Delay;
}

/** From /proc: most memory the process ever had, or what it has now, in MiB. */
function memory(field: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync(`/proc/${api.pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}

async function signIn(index: number): Promise<void> {
  const email = `${EMAILS[index % EMAILS.length]}@example.com`;
  const answer = await fetch(`http://localhost:${PORT}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`A sign-in ended with ${answer.status}.`);
}

/** Every round is the first one: fifty sign-ins from one address are all there are in a quarter of an hour. */
async function forgetAttempts(): Promise<void> {
  const { url } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    url: string;
  };
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('delete from rate_limits');
  await client.end();
}

const ms = (value: number) => value.toFixed(1).padStart(7);

try {
  await api.ready;
  await signIn(0);
  const before = memory('VmRSS');
  const rounds: Delay[] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    await forgetAttempts();
    await loopDelay();
    await after(IDLE_MS);
    const idle = await loopDelay();
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: LOGINS }, (_, index) => signIn(index)));
    const took = performance.now() - startedAt;
    const busy = await loopDelay();
    rounds.push(busy);
    say(
      `round ${round}  idle p99 ${ms(idle.p99)}   busy p50 ${ms(busy.p50)} p99 ${ms(busy.p99)} max ${ms(busy.max)} ms   all signed in after ${ms(took)} ms`,
    );
  }
  const p99 = median(rounds.map((round) => round.p99));
  process.stdout.write(
    `\n${LOGINS} sign-ins at once: event loop p99 ${p99.toFixed(1)} ms (median of ${rounds.length}, at most ${MOST_P99_MS}), memory +${Math.round(memory('VmHWM') - before)} MiB at most\n`,
  );
  if (p99 >= MOST_P99_MS) process.exitCode = 1;
} finally {
  await api.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
