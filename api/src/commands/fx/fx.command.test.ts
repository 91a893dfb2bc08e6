import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dirhamInEuros, dirhamInFrancs } from '@manzil/shared/domain/money-rate';
import { sql } from 'drizzle-orm';
import { type Operators, operators } from '../../../testing/manzil';
import { jsonRows } from '../../platform/postgres/json-rows';

const HISTORY = `Date,USD,JPY,CHF,
2026-11-20,1.0893,163.5,0.9412,
2026-11-19,1.0901,N/A,N/A,
2026-11-18,N/A,163.2,0.9407,
`;

let office: Operators;
beforeAll(async () => {
  office = await operators({ now: () => new Date('2026-11-21T08:00:00Z') });
  await office.remember();
});
afterEach(() => office.forget());
afterAll(() => office.close());

async function bring(content: string, ...options: string[]) {
  const file = join(office.dataDir, 'rates.csv');
  await writeFile(file, content);
  return office.manzil('fx', 'import', file, ...options);
}

const stored = () =>
  jsonRows(
    office.db,
    sql`select as_of, quote, rate::text from fx_rates where source = 'ecb_usd_peg' order by as_of, quote`,
  );

test('the history of the central bank becomes rates of the dirham, each once', async () => {
  const { code, out } = await bring(HISTORY);
  expect([code, out]).toEqual([
    0,
    ['Imported rates of 2 days, 2026-11-19 to 2026-11-20; 0 were known.'],
  ]);
  const rates = [
    { as_of: '2026-11-19', quote: 'EUR', rate: dirhamInEuros('1.0901') },
    { as_of: '2026-11-20', quote: 'CHF', rate: dirhamInFrancs('1.0893', '0.9412') },
    { as_of: '2026-11-20', quote: 'EUR', rate: dirhamInEuros('1.0893') },
  ];
  expect(await stored()).toEqual(rates);
  expect((await bring(HISTORY)).out).toEqual(['Imported rates of 0 days; 2 were known.']);
  expect(await stored()).toEqual(rates);
});

test('the file of the day is read as well', async () => {
  const { code } = await bring('Date, USD, CHF, \n20 November 2026, 1.0893, 0.9412, \n');
  expect(code).toBe(0);
  expect(await stored()).toHaveLength(2);
});

test('a rate that differs from a stored one is named, and what is stored stays', async () => {
  await bring(HISTORY);
  const before = await stored();
  const { code, notes } = await bring('Date,USD,CHF\n2026-11-20,1.0999,0.9412\n');
  expect([code, notes.length, notes.at(-1)]).toEqual([
    1,
    3,
    '2 rates differ from those that are stored, which stay.',
  ]);
  expect(await stored()).toEqual(before);
});

test('a dry run stores nothing', async () => {
  const { out } = await bring(HISTORY, '--dry-run', '--json');
  expect(JSON.parse(out.join())).toEqual({ dry_run: true, days: 2, known: 0, others: [] });
  expect(await stored()).toEqual([]);
});

test.each([
  ['another table', 'Datum,Kurs\n2026-11-20,1.0893\n', 'is no file of the European Central Bank'],
  ['a day that is none', 'Date,USD,CHF\n2026-11-31,1.08,0.94\n', 'Line 2: "2026-11-31" is no day.'],
  ['a rate that is none', 'Date,USD,CHF\n2026-11-20,1,08,0.94\n', 'Line 2: "1" is no rate.'],
  ['a day to come', 'Date,USD,CHF\n2026-12-24,1.08,0.94\n', '2026-12-24 has not come yet.'],
])('%s is refused', async (_what, content, reason) => {
  const { code, notes } = await bring(content);
  expect([code, notes.join()]).toEqual([1, expect.stringContaining(reason)]);
  expect(await stored()).toEqual([]);
});
