import { sql } from 'drizzle-orm';
import { type Operators, operators, type Ran } from '../../../testing/manzil';
import { examplePortfolio, type PortfolioFiles } from '../../../testing/portfolio-files';
import { jsonRows } from '../../platform/postgres/json-rows';

jest.setTimeout(120_000);

let office: Operators;
let files: PortfolioFiles;

beforeAll(async () => {
  office = await operators({ now: () => new Date('2026-11-21T08:00:00Z') });
  await office.remember();
});
afterAll(() => office.close());
beforeEach(async () => {
  files = await examplePortfolio();
});
afterEach(async () => {
  await office.forget();
  await files.remove();
});

const importFiles = () => office.manzil('import', files.folder);
const problems = ({ out }: Ran) => out.filter((line) => line.startsWith('payouts.csv:'));
const edit = (from: string, to: string) => files.edit('payouts.csv', from, to);

const FAILED = 'EUR,,,,failed,0,,,,,,,bank_refused,';

/** P-0, which failed, above the payout that was paid. */
const addFailed = (line = `P-0,K-1001,2026-03-31,14212.50,${FAILED}`) =>
  edit('\nP-1,', `\n${line}\nP-1,`);
const repeating = (id: string) => edit('7F31C0A4,,', `7F31C0A4,,${id}`);

const stored = () =>
  jsonRows<{ repeated: string; repeats: string }>(
    office.db,
    sql`select f.status as repeated, o.status as repeats from payouts o join payouts f on f.id = o.repeats_id`,
  );

test('a payout names the one whose money it sends again', async () => {
  await addFailed();
  await repeating('P-0');
  expect((await importFiles()).code).toBe(0);
  expect(await stored()).toEqual([{ repeated: 'failed', repeats: 'paid' }]);
});

test('what a settled payout repeats may be named later', async () => {
  await addFailed();
  await importFiles();
  await repeating('P-0');
  expect(problems(await importFiles())).toEqual([]);
  expect(await stored()).toEqual([{ repeated: 'failed', repeats: 'paid' }]);
});

test('a payout that was paid without a booking may be given one', async () => {
  await edit('B-4,,,paid', ',,,processing');
  await edit('0.24935000,bank,2026-04-03,3525.19,2026-04-03', ',,,,');
  await importFiles();
  // As an earlier version of the import let it in.
  await office.db.execute(sql`
    update payouts set status = 'paid', fx_rate = 0.24935, fx_source = 'bank', fx_as_of = '2026-04-03',
      credited_minor = 352519, value_date = '2026-04-03'`);
  await edit('EUR,,,,processing', 'EUR,B-4,,,processing');
  expect(problems(await importFiles())).toEqual([]);
  expect((await office.manzil('verify')).out.join('\n')).not.toContain('WRONG');
});

test('what cannot be repeated is named', async () => {
  const add = (id: string, who: string, day: string, rest: string) =>
    files.append('payouts.csv', `${id},${who},${day},14212.50,${rest}`);
  const UNDER_WAY = 'EUR,,,,processing,0,,,,,,,,';
  await repeating('P-1');
  await add('P-2', 'K-1002', '2026-03-31', FAILED);
  await add('P-3', 'K-1001', '2026-03-31', UNDER_WAY);
  await add('P-4', 'K-1001', '2026-04-02', FAILED);
  for (const [id, repeats] of [
    ['P-5', 'P-2'],
    ['P-6', 'P-3'],
    ['P-7', 'P-4'],
    ['P-8', 'P-0'],
  ])
    await add(`${id}`, 'K-1001', '2026-04-01', `${UNDER_WAY}${repeats}`);
  const ran = await importFiles();
  expect([ran.code, problems(ran)]).toEqual([
    1,
    [
      'payouts.csv:2: repeats: "P-1" must be above the line that repeats it',
      'payouts.csv:6: repeats: "P-2" is none of K-1001',
      'payouts.csv:7: repeats: "P-3" is processing',
      'payouts.csv:8: repeats: "P-4" was ordered after',
      'payouts.csv:9: repeats: "P-0" is not in payouts.csv',
    ].map((start) => expect.stringContaining(start)),
  ]);
});

test('one that arrived at an earlier import is not repeated', async () => {
  await importFiles();
  await files.append('payouts.csv', `P-2,K-1001,2026-04-05,14212.50,${FAILED}P-1`);
  expect(problems(await importFiles())).toEqual([
    expect.stringContaining('"P-1" is paid: what is repeated has failed or was returned'),
  ]);
});
