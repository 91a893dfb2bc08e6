import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { killsAtRandom } from '../../../testing/kill-seed';
import { type Operators, operators } from '../../../testing/manzil';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { API_ROOT } from '../../api-root';
import { jsonRows } from '../../platform/postgres/json-rows';
import { generatePortfolio } from '../import/generate-portfolio';

jest.setTimeout(300_000);

const PERIOD = '2026-10';
const KILLS = 25;
/** About as long as one statement takes. */
const WHILE_MS = 60;
/** Each kill lets through one or two of them, so that some are left for the last run. */
const UNITS = 240;

let office: Operators;
beforeEach(async () => {
  office = await operators({ now: () => new Date('2026-11-21T08:00:00Z') });
});
afterEach(() => office.close());

/** As a process of its own, whose life hangs on nothing here. */
const publish = (): ChildProcess =>
  spawn(
    process.execPath,
    ['dist/manzil.mjs', '--operator', 'olga', 'statement', 'publish', PERIOD],
    {
      cwd: API_ROOT,
      env: { PATH: process.env.PATH, ...office.environment },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );

test('however often it is killed: each owner has one statement, numbered without a gap', async () => {
  const { path, remove } = await temporaryFolder();
  await generatePortfolio(path, UNITS);
  expect((await office.manzil('import', path)).code).toBe(0);
  await remove();

  const random = killsAtRandom('statement publish');
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = publish();
    await once(child.stdout as NodeJS.ReadableStream, 'data');
    await setTimeout(random() * WHILE_MS);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const killed = await published();
  const last = await office.manzil('statement', 'publish', PERIOD);
  expect([last.code, last.notes.filter((note) => note.includes('not published'))]).toEqual([0, []]);

  const owners = await jsonRows<{ id: string }>(
    office.db,
    sql`select distinct a.investor_id as id from ledger_accounts a join journal_lines l on l.account_id = a.id
      where a.owner_scope = 'investor' and l.value_date <= '2026-10-31' order by 1`,
  );
  const all = await published();
  expect(all.map(({ investor_id }) => investor_id).sort()).toEqual(owners.map(({ id }) => id));
  expect(all.map(({ no }) => no)).toEqual(
    all.map((_, index) => `MZ-2026-${String(index + 1).padStart(6, '0')}`),
  );
  // Some came before the last run, and not all.
  expect(killed.length).toBeGreaterThan(0);
  expect(killed.length).toBeLessThan(all.length);
  const { code, out } = await office.manzil('verify');
  expect([code, out.filter((line) => line.includes('WRONG'))]).toEqual([0, []]);
});

const published = () =>
  jsonRows<{ no: string; investor_id: string }>(
    office.db,
    sql`select no, investor_id from statements order by no`,
  );
