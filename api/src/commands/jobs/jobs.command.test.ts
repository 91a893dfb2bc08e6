import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { aDeadJob } from '../../../testing/dead-job';
import { type Operators, operators } from '../../../testing/manzil';
import { jsonRows } from '../../platform/postgres/json-rows';

let office: Operators;
let dead: string;

beforeAll(async () => {
  office = await operators();
  dead = await aDeadJob(office.db);
  await office.remember();
});
afterEach(() => office.forget());
afterAll(() => office.close());

const aJob = async (state: string): Promise<string> => {
  const { rows } = await office.db.execute<{ id: string }>(sql`
    insert into jobs.job (name, state) values ('mail-sweep', ${state}::jobs.job_state) returning id`);
  return rows[0]?.id ?? '';
};
const stateOf = async (id: string) =>
  (await office.manzil('jobs', 'show', id)).out.find((line) => line.startsWith('state'));

test('list prints what waits, runs or is dead, with the reason, and nothing that is done', async () => {
  const waiting = await aJob('created');
  const running = await aJob('active');
  await aJob('completed');
  const { code, out } = await office.manzil('jobs', 'list');
  expect(code).toBe(0);
  const cells = out.slice(1).map((line) => line.split(/ {2,}/));
  expect(cells.map(([id, job, state]) => [id, job, state])).toEqual(
    expect.arrayContaining([
      [dead, 'file-sweep', 'dead'],
      [waiting, 'mail-sweep', 'waiting'],
      [running, 'mail-sweep', 'running'],
    ]),
  );
  expect(cells).toHaveLength(3);
  const ofState = await office.manzil('jobs', 'list', '--state', 'dead', '--limit', '1');
  expect(ofState.out[1]).toContain('The bucket is away.');
  expect(ofState.notes).toEqual(['The newest 1. More: --limit.']);
});

test('show prints what is known of one', async () => {
  const { out } = await office.manzil('jobs', 'show', dead);
  expect(out.filter((line) => !/^(due|begun|ended)/.test(line))).toEqual([
    'job     file-sweep',
    'state   dead',
    'tries   6 of 6',
    'code    files.unavailable',
    'reason  The bucket is away.',
  ]);
  const unknown = randomUUID();
  expect(await office.manzil('jobs', 'show', unknown)).toMatchObject({
    code: 1,
    notes: [`There is no job ${unknown}.`],
  });
});

test('a dead one is tried again, on record, and only a dead one', async () => {
  expect((await office.manzil('jobs', 'retry', dead)).out).toEqual([`Tried again: ${dead}.`]);
  expect(await stateOf(dead)).toBe('state   waiting');
  expect(await office.manzil('jobs', 'retry', dead)).toMatchObject({
    code: 1,
    notes: ['This job is not dead: it is waiting.'],
  });
  expect(
    await jsonRows(
      office.db,
      sql`select actor_id, action, detail from audit_log where entity_id = ${dead}`,
    ),
  ).toEqual([{ actor_id: 'olga', action: 'job.retried', detail: { job: 'file-sweep' } }]);
});

test('what waits or is dead is cancelled, what runs is not', async () => {
  for (const id of [dead, await aJob('created')]) {
    expect((await office.manzil('jobs', 'cancel', id)).out).toEqual([`Cancelled ${id}.`]);
    expect(await stateOf(id)).toBe('state   cancelled');
  }
  expect(await office.manzil('jobs', 'cancel', await aJob('active'))).toMatchObject({
    code: 1,
    notes: ['This job is not waiting or dead: it is running.'],
  });
});
