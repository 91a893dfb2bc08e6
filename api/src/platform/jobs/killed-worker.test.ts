import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { chosen } from '@manzil/shared/testing/ring';
import { sql } from 'drizzle-orm';
import { dueEffects, effectsSeen, prepareEffects } from '../../../testing/jobs/effects';
import { killsAtRandom } from '../../../testing/kill-seed';
import { freshDatabase } from '../../../testing/test-database';
import { until } from '../../../testing/until';
import { API_ROOT } from '../../api-root';
import { connect, type Database } from '../postgres/connect';

jest.setTimeout(300_000);

const JOBS = 8;
const WITHIN_MS = 400;

let url: string;
let owner: Database;
let workers: ChildProcess[];

beforeEach(async () => {
  url = await freshDatabase();
  owner = connect(url, { connections: 2, onLost: () => undefined });
  await prepareEffects(owner);
  workers = [];
});
afterEach(async () => {
  for (const worker of workers) {
    const exit = worker.exitCode === null && worker.signalCode === null && once(worker, 'exit');
    worker.kill('SIGKILL');
    await exit;
  }
  await owner.$client.end();
});

async function startWorker(): Promise<ChildProcess> {
  const worker = spawn(process.execPath, ['--import', 'tsx', 'testing/jobs/worker.ts', url], {
    cwd: API_ROOT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  workers.push(worker);
  await once(worker, 'message');
  return worker;
}

/** As if the time of the killed one's run were over. */
const letTimePass = () =>
  owner.execute(sql`
    update jobs.job set started_on = started_on - interval '1 hour', start_after = start_after - interval '1 hour'
    where name = 'effects' and state in ('active', 'retry')`);

const random = killsAtRandom('One of two workers killed');

test.each(Array.from({ length: chosen(1, 20) }, (_, n) => n + 1))(
  'kill %i: with one of two workers killed, every effect is there once, and no two runs met',
  async () => {
    const [first] = await Promise.all([startWorker(), startWorker()]);
    // Those that the two found at their start.
    await until(async () => (await effectsSeen(owner))?.left === 0);
    const before = (await effectsSeen(owner))?.done ?? 0;
    await dueEffects(owner, JOBS);
    await until(async () => ((await effectsSeen(owner))?.done ?? 0) > before);
    await pause(random() * WITHIN_MS);
    first?.kill('SIGKILL');
    await until(async () => {
      await letTimePass();
      await pause(200);
      return (await effectsSeen(owner))?.left === 0;
    });
    expect(await effectsSeen(owner)).toEqual({ done: before + JOBS, met: 0, left: 0 });
  },
);
