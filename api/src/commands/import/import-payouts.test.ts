import { sql } from 'drizzle-orm';
import { type Operators, operators, type Ran } from '../../../testing/manzil';
import { examplePortfolio, type PortfolioFiles } from '../../../testing/portfolio-files';
import { jsonRows } from '../../platform/postgres/json-rows';

jest.setTimeout(120_000);

const NOW = () => new Date('2026-11-21T08:00:00Z');

let office: Operators;
let files: PortfolioFiles;

beforeAll(async () => {
  office = await operators({ now: NOW });
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

/** From the order on; a payout is at most one of a booking. */
const add = (id: string, rest: string) => files.append('payouts.csv', `${id},K-1001,${rest}`);

test('what is wrong with a payout is named, for each, and none is stored', async () => {
  await edit(
    '14212.50,EUR,B-4,,,paid,75.00,0.24935000,bank,2026-04-03,3525.19,2026-04-03',
    '14212.00,EUR,B-4,,,processing,75.00,,,,,',
  );
  const arrived = '0.24935000,bank,2026-04-03,3525.19,2026-04-03,,,';
  await add(
    'P-2',
    `2026-04-01,14212.50,EUR,B-4,,,paid,75.00,${arrived.replace('3525.19', '3600')}`,
  );
  await add('P-3', '2026-04-01,14212.50,EUR,B-1,,,processing,75.00,,,,,,,,');
  await add('P-4', '2026-04-01,14212.50,EUR,,MZ-2026-000001,,processing,75.00,,,,,,,,');
  await add('P-5', '2026-04-01,14212.50,EUR,,,9999,processing,75.00,,,,,,,,');
  await add('P-6', '2026-04-01,14212.50,EUR,,,,paid,75.00,,,,3525.19,2026-04-03,,,');
  await add('P-7', `2026-04-01,14212.50,EUR,,,,paid,75.00,${arrived}`);
  await add('P-8', '2026-04-01,14212.50,EUR,,,,failed,75.00,,,,,,,,');
  const ran = await importFiles();
  const reasons = [
    'the booking says 14212.50',
    '3525.19',
    'is no payout to',
    'is none of K-1001',
    'is none of K-1001',
    'though euros arrived',
    'booking: is empty, though',
    'though the payout is failed',
  ];
  expect([ran.code, problems(ran)]).toEqual([
    1,
    reasons.map((reason, index) =>
      expect.stringMatching(new RegExp(`^payouts\\.csv:${index + 2}: .*${reason}`)),
    ),
  ]);
  expect(await stored()).toEqual([]);
});
