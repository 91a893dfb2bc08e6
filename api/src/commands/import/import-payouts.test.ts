import { sql } from 'drizzle-orm';
import { type Operators, operators, type Ran } from '../../../testing/manzil';
import { examplePortfolio, type PortfolioFiles } from '../../../testing/portfolio-files';
import { jsonRows } from '../../platform/postgres/json-rows';

jest.setTimeout(120_000);

const NOW = () => new Date('2026-11-21T08:00:00Z');

let office: Operators;
let files: PortfolioFiles;

beforeEach(async () => {
  office = await operators({ now: NOW });
  files = await examplePortfolio();
});
afterEach(async () => {
  await office.close();
  await files.remove();
});

const importFiles = (...options: string[]) => office.manzil('import', files.folder, ...options);
const problems = ({ out }: Ran) => out.filter((line) => line.startsWith('payouts.csv:'));
const edit = (from: string, to: string) => files.edit('payouts.csv', from, to);

const stored = () =>
  jsonRows(
    office.db,
    sql`select o.status, o.gross_minor, o.bank_fee_minor, o.currency, o.credited_minor, o.credited_currency,
        o.fx_rate::text as fx_rate, o.value_date, o.failure_reason, i.email,
        o.journal_id = j.id as is_booked
      from payouts o join investors i on i.id = o.investor_id left join journals j on j.id = o.journal_id
      order by o.ordered_on, o.created_at`,
  );

test('an order to the bank is stored with what it settled, beside its booking', async () => {
  expect((await importFiles()).code).toBe(0);
  expect(await stored()).toEqual([
    {
      status: 'paid',
      gross_minor: 1_421_250,
      bank_fee_minor: 7_500,
      currency: 'AED',
      credited_minor: 352_519,
      credited_currency: 'EUR',
      fx_rate: '0.24935000',
      value_date: '2026-04-03',
      failure_reason: null,
      email: 'greta.lindner@example.com',
      is_booked: true,
    },
  ]);
});

test('an order under way is settled by a later import, and what is settled stays', async () => {
  await edit('paid,75.00,0.24935000,bank,2026-04-03,3525.19,2026-04-03', 'processing,75.00,,,,,');
  await importFiles();
  expect(await stored()).toMatchObject([{ status: 'processing', credited_minor: null }]);
  await edit('processing,75.00,,,,,', 'paid,75.00,0.24935000,bank,2026-04-03,3525.19,2026-04-03');
  expect((await importFiles()).code).toBe(0);
  expect(await stored()).toMatchObject([{ status: 'paid', credited_minor: 352_519 }]);

  await edit('75.00,0.24935000', '74.00,0.24935000');
  await edit('3525.19', '3525.44');
  expect(problems(await importFiles())).toEqual([
    expect.stringContaining('paid already: what the bank has settled does not change'),
  ]);
});

test('the statement of one that was paid may be named later, once the month is published', async () => {
  await importFiles();
  const published = await office.manzil('statement', 'publish', '2026-04');
  expect(published.code).toBe(0);
  await edit('EUR,B-4,,,paid', 'EUR,B-4,MZ-2026-000001,,paid');
  expect(problems(await importFiles())).toEqual([]);
  const rows = await jsonRows(
    office.db,
    sql`select s.no from payouts o join statements s on s.id = o.statement_id`,
  );
  expect(rows).toEqual([{ no: 'MZ-2026-000001' }]);
});

test('what arrived stays when one that was paid comes back', async () => {
  await importFiles();
  await edit('EUR,B-4,,,paid', 'EUR,B-4,,,returned');
  await edit('3525.19,2026-04-03', '3525.19,2026-04-04');
  await edit('7F31C0A4,', '7F31C0A4,account_closed');
  expect(problems(await importFiles())).toEqual([
    expect.stringContaining('paid already: what the bank has settled does not change'),
  ]);
});

test('one that was paid can still come back', async () => {
  await importFiles();
  await edit('EUR,B-4,,,paid', 'EUR,B-4,,,returned');
  await edit('7F31C0A4,', '7F31C0A4,account_closed');
  expect((await importFiles()).code).toBe(0);
  expect(await stored()).toMatchObject([{ status: 'returned', failure_reason: 'account_closed' }]);
});

test.each([
  ['a sum that is not gross less fee at the rate', '3525.19', '3600.00', '3525.19'],
  [
    'a booking that says another sum',
    '14212.50,EUR,B-4,,,paid,75.00,0.24935000,bank,2026-04-03,3525.19,2026-04-03',
    '14212.00,EUR,B-4,,,processing,75.00,,,,,',
    'the booking says 14212.50',
  ],
  ['a booking that is no payout', 'B-4', 'B-1', 'is no payout to'],
  ['somebody else’s statement', 'B-4,,', 'B-4,MZ-2026-000001,', 'is none of K-1001'],
  ['an account that is not known', 'B-4,,,', 'B-4,,9999,', 'is none of K-1001'],
  ['euros without a rate', '0.24935000,bank,2026-04-03', ',,', 'though euros arrived'],
  ['one that was paid without a booking', 'B-4,,,paid', ',,,paid', 'booking: is empty, though'],
  ['a failure without a reason', 'B-4,,,paid', 'B-4,,,failed', 'though the payout is failed'],
])('%s is refused', async (_what, from, to, reason) => {
  await edit(from, to);
  const ran = await importFiles();
  expect([ran.code, problems(ran).join()]).toEqual([1, expect.stringContaining(reason)]);
  expect(await stored()).toEqual([]);
});
