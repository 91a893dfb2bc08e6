import { sql } from 'drizzle-orm';
import { anInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { type Operators, operators } from '../../../testing/manzil';
import { aBooking, aUnit } from '../../../testing/portfolio';

let office: Operators;

beforeAll(async () => {
  office = await operators({ now: () => new Date('2026-11-21T08:00:00Z') });
  await office.remember();
});
afterEach(() => office.forget());
afterAll(() => office.close());

async function anOwner(email: string, on = '2026-10-05') {
  const investor = await anInvestor(office.db, { email });
  const unitId = await aUnit(office.db, { owners: [{ investor }] });
  await aBooking(office.db, { investor, unitId, on, category: 'rent', amount: 3_000_000 });
  return investor;
}

const publish = (...args: string[]) => office.manzil('statement', 'publish', ...args);

test('the statements of a month go to all who have bookings, and once', async () => {
  await anOwner('anna@example.com');
  await anOwner('ben@example.com');
  await anOwner('later@example.com', '2026-11-02');
  const { code, out } = await publish('2026-10');
  expect([code, out.map((line) => line.split('  ')[1]).sort()]).toEqual([
    0,
    ['anna@example.com', 'ben@example.com'],
  ]);
  expect(await mailsTo(office.db, 'anna@example.com')).toMatchObject([
    { template: 'statement-published', values: { period: '2026-10' } },
  ]);
  expect(await publish('2026-10')).toMatchObject({
    code: 0,
    out: ['2 had a statement of 2026-10 already.'],
  });
});

test('one investor alone', async () => {
  await anOwner('anna@example.com');
  await anOwner('ben@example.com');
  const { out } = await publish('2026-10', '--investor', 'Ben@example.com');
  expect(out).toEqual([expect.stringMatching(/^MZ-2026-\d{6} {2}ben@example\.com {2}AED$/)]);
});

test('a run that breaks off is taken up again: none twice, none left out', async () => {
  const owners = ['anna@example.com', 'ben@example.com', 'carla@example.com'];
  for (const owner of owners) await anOwner(owner);
  await office.db.execute(sql`create function fail_second() returns trigger language plpgsql as $$
    begin
      if exists (select from statements) then raise exception 'The power is gone.'; end if;
      return new;
    end $$`);
  await office.db.execute(
    sql`create trigger fail_second before insert on statements for each row execute function fail_second()`,
  );
  expect((await publish('2026-10')).code).not.toBe(0);
  await office.db.execute(sql`drop trigger fail_second on statements`);
  const again = await publish('2026-10');
  expect([again.code, again.out.length, again.out.at(-1)]).toEqual([
    0,
    3,
    '1 had a statement of 2026-10 already.',
  ]);
  for (const owner of owners) expect(await mailsTo(office.db, owner)).toHaveLength(1);
});

test('what cannot be published is named, and keeps nobody else from it', async () => {
  await anOwner('anna@example.com', '2026-08-03');
  await publish('2026-08');
  await anOwner('ben@example.com');
  const { code, out, notes } = await publish('2026-10');
  expect([code, out]).toEqual([1, [expect.stringContaining('ben@example.com')]]);
  expect(notes).toContain('anna@example.com (AED): 2026-09 needs its statement before 2026-10.');
  expect(notes.at(-1)).toBe('1 statements were not published.');
});

test('a reopened month gets a statement that supersedes the one before', async () => {
  await anOwner('anna@example.com');
  await publish('2026-10');
  const reopened = await office.manzil(
    'statement',
    'reopen',
    '2026-10',
    '--investor',
    'anna@example.com',
  );
  expect(reopened.code).toBe(0);
  expect((await publish('2026-10')).out).toHaveLength(1);
});

test('two months that were reopened in turn: what is left to publish is said, and found', async () => {
  const anna = ['--investor', 'anna@example.com'];
  const investor = await anOwner('anna@example.com', '2026-09-05');
  await publish('2026-09');
  await publish('2026-10');
  const reopen = (month: string) => office.manzil('statement', 'reopen', month, ...anna);
  expect((await reopen('2026-10')).out).toHaveLength(1);
  expect((await reopen('2026-09')).out[1]).toContain('in this order: 2026-09, 2026-10.');
  await aBooking(office.db, {
    investor,
    unitId: null,
    on: '2026-09-06',
    category: 'legal',
    amount: -5,
  });
  const { code, out } = await publish('2026-09');
  expect([code, out[1]]).toEqual([
    0,
    expect.stringContaining('anna@example.com (AED): publish next, in this order: 2026-10.'),
  ]);
  expect((await office.manzil('verify')).out).toContainEqual(
    expect.stringMatching(/does not begin where \S+ ended: 2026-10 is open again, publish it once/),
  );
  expect((await publish('2026-10')).out).toHaveLength(1);
  const faults = (await office.manzil('verify')).out.filter((line) => line.startsWith('  '));
  expect(faults.filter((line) => line.includes('does not begin'))).toEqual([]);
});

test.each([
  [['publish', '2026-11'], '1 statements were not published.'],
  [['publish', '2026-09'], 'There are no bookings up to 2026-09-30.'],
  [
    ['publish', '2026-10', '--investor', 'nobody@example.com'],
    'There are no bookings up to 2026-10-31.',
  ],
  [
    ['reopen', '2026-10', '--investor', 'anna@example.com'],
    'Only the month of the latest statement can be reopened.',
  ],
])('%j ends with a clear line', async (args, complaint) => {
  await anOwner('anna@example.com');
  const { code, notes } = await office.manzil('statement', ...args);
  expect([code, notes.at(-1)]).toEqual([1, expect.stringContaining(complaint)]);
});
