import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { chosen } from '@manzil/shared/testing/ring';
import { killsAtRandom } from '../kill-seed';
import { postgresPids, signal } from '../postgres-pids';
import { stopServer } from '../server-process';
import { until } from '../until';
import { converse } from './conversation';
import { errorsIn, forgetLimits, type Installation, install } from './installation';
import { reading, type WriteLine } from './line';
import { writeLines } from './lines';
import { printFigures } from './print-figures';
import { runLines, stopLines } from './running-lines';
import { signedInInvestors } from './signed-in';

jest.setTimeout(600_000);

const KILLS = chosen(1, 40);
const MOST_WRITES = 12;

let here: Installation;
beforeAll(async () => {
  here = await install();
  await here.start();
});
afterEach(stopLines);
afterAll(() => here.close());

/** The whole server, or the postmaster, whose processes find out by themselves. */
const KILLED: ((pids: number[]) => number[])[] = [(all) => all, ([postmaster = 0]) => [postmaster]];
/** One of the server's processes, for which it ends all others. */
const ONE_PROCESS = ([, process = 0]: number[]) => [process];
const MORE_KILLS = chosen(1, 8);

const victimsOf = (kills: number) =>
  (kills > KILLS ? null : KILLED[(kills - 1) % KILLED.length]) ?? ONE_PROCESS;

async function kill(victims: (pids: number[]) => number[]): Promise<void> {
  const pids = await here.asOwner((_, url) => postgresPids(url));
  signal(victims(pids), 'SIGKILL');
}

const countLogged = (text: string) =>
  here.api().lines.filter(({ msg }) => String(msg).includes(text)).length;

test(`the database killed ${KILLS} times comes back by itself, the API lives on and nothing is lost`, async () => {
  const random = killsAtRandom('The database killed');
  const conversation = converse(here.port);
  const investors = await here.asOwner((db) => signedInInvestors(db, conversation, 3));
  const writes = writeLines(conversation, investors);
  const [{ cookie } = { cookie: '' }] = investors;
  const running = runLines([
    ...writes,
    reading(conversation, '/dashboard', { cookie }),
    reading(conversation, '/livez', { always: true }),
  ]);
  const light = writes.filter(({ heavy }) => !heavy);
  const recoveries: number[] = [];
  for (let kills = 1; kills <= KILLS + MORE_KILLS; kills += 1) {
    await here.asOwner(forgetLimits);
    const line = writes[Math.floor(random() * writes.length)] as WriteLine;
    const enough = line.acknowledged + (line.heavy ? 1 : Math.ceil(random() * MOST_WRITES));
    await running.until(() => line.acknowledged >= enough);
    const killedAt = performance.now();
    await kill(victimsOf(kills));
    await running.goOn(light);
    recoveries.push(Math.max(0, conversation.tally.recoveredAt - killedAt));
    const lost = writes.flatMap((each) => each.lost);
    const { wrong } = conversation.tally;
    expect({ kills, lost, wrong }).toEqual({ kills, lost: [], wrong: [] });
  }
  await running.goOn(writes);
  await running.stop();
  for (const each of writes) await each.check();
  const sorted = recoveries.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  printFigures(`Database killed ${KILLS + MORE_KILLS} times`, writes, conversation, {
    recovery: sorted.at(-1) ?? 0,
    'half of them': median,
  });
  expect(writes.flatMap((each) => each.lost)).toEqual([]);
  expect(await here.findFaults()).toEqual([]);
  expect(countLogged('PostgreSQL ended by itself')).toBe(KILLS);
  expect(errorsIn(here.api().lines)).toEqual([]);
});

test('a database that cannot start is tried again and again, and is there once it can', async () => {
  const control = join(here.dataDir, 'postgres/global/pg_control');
  const { ask } = converse(here.port);
  const isReady = async () => (await ask({ method: 'GET', path: '/readyz' }))?.status === 200;
  await until(isReady);
  await rename(control, `${control}.away`);
  await kill((all) => all);
  await until(() => countLogged('PostgreSQL did not start') >= 3);
  expect(await isReady()).toBe(false);

  await rename(`${control}.away`, control);
  await until(isReady);
  expect((await stopServer(here.api())).code).toBe(0);
});
