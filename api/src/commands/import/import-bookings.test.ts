import { sql } from 'drizzle-orm';
import { type Operators, operators, type Ran } from '../../../testing/manzil';
import { examplePortfolio, type PortfolioFiles } from '../../../testing/portfolio-files';
import { listPayouts } from '../../modules/payouts/payouts.repository';
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
const problems = ({ out }: Ran) => out.filter((line) => line.startsWith('bookings.csv:'));
const publish = (month: string) => office.manzil('statement', 'publish', month);

const booked = (id: string) =>
  jsonRows(
    office.db,
    sql`select a.unit_id is null as without_unit, l.amount_minor as amount, l.tax_group
      from external_ids e join journal_lines l on l.journal_id::text = e.row_id
      join ledger_accounts a on a.id = l.account_id and a.owner_scope = 'investor'
      where e.sheet = 'bookings' and e.external_id = ${id} order by l.line_no`,
  );

const add = (id: string, unit: string, investor: string, rest: string) =>
  files.append('bookings.csv', `${id},${unit},${investor},2026-05-21,2026-05-21,${rest}`);

test('a payout without a unit is in the statement of its month, and in a corrected one', async () => {
  await files.edit('bookings.csv', 'B-4,U-1204,K-1001', 'B-4,,K-1001');
  await add('B-7', '', 'K-1001', 'contribution,owner_contribution,50.00,Einlage,Paid in,bank,,,');
  await add('B-8', '', '', 'correction,owner_contribution,-50.00,Storno,Reversal,bank,B-7,,');
  expect((await importFiles()).code).toBe(0);
  const row = { without_unit: true, tax_group: null };
  expect(await booked('B-4')).toEqual([{ ...row, amount: -1_421_250 }]);
  expect(await booked('B-8')).toEqual([{ ...row, amount: -5_000 }]);

  expect((await publish('2026-04')).code).toBe(0);
  const told = { difference: { amount: 0, currency: 'AED' }, no: expect.any(String) };
  expect(await payouts()).toMatchObject([{ statement: told }]);
  const [first] = await payouts();
  const greta = ['--investor', 'greta.lindner@example.com'];
  expect((await office.manzil('statement', 'reopen', '2026-04', ...greta)).code).toBe(0);
  expect((await publish('2026-04')).code).toBe(0);
  const [again] = await payouts();
  expect(again).toMatchObject({ statement: told });
  expect(again?.statement?.no).not.toBe(first?.statement?.no);
  expect((await office.manzil('verify')).out.join('\n')).not.toContain('WRONG');
});

async function payouts() {
  const [greta] = await jsonRows<{ id: string }>(
    office.db,
    sql`select id from investors where email = 'greta.lindner@example.com'`,
  );
  return (await listPayouts(office.db, greta?.id ?? '', 1)).items;
}

test('a booking goes to the tax group it names, and what undoes it to the same', async () => {
  const repair = 'maintenance,maintenance,-900.00,Neue Küche,New kitchen,invoice';
  await add('B-7', 'U-1204', '', `${repair},,,acquisition_costs`);
  await add('B-8', 'U-1204', '', 'correction,maintenance,900.00,Storno,Reversal,manual,B-7,,');
  expect((await importFiles()).code).toBe(0);
  const row = { without_unit: false, tax_group: 'acquisition_costs' };
  const parts = (amount: number) => [1, 1].map(() => ({ ...row, amount }));
  expect(await booked('B-7')).toEqual(parts(-45_000));
  expect(await booked('B-8')).toEqual(parts(45_000));
  expect(await booked('B-5')).toMatchObject([{ tax_group: null }, { tax_group: null }]);
});

test('what undoes a booking may name the usual group of its category', async () => {
  await files.edit('bookings.csv', 'manual,B-5,,', 'manual,B-5,,maintenance');
  expect(problems(await importFiles())).toEqual([]);
  expect(await booked('B-6')).toHaveLength(2);
});

test('what is wrong with a booking is named, for each', async () => {
  await files.edit('bookings.csv', 'B-1,U-1204,,2026-03-02', 'B-1,,K-1001,2026-03-02');
  await files.edit('bookings.csv', 'B-4,U-1204,K-1001', 'B-4,,');
  await files.edit('bookings.csv', 'B-6,U-1204', 'B-6,');
  await add('B-7', 'U-1204', '', 'rent,rent,1.00,Miete,Rent,bank,,,rent');
  await files.append(
    'bookings.csv',
    'B-8,U-1204,,2026-05-20,2026-11-22,rent,rent,1.00,Miete,Rent,bank,,,',
  );
  await add('B-9', 'U-1204', '', 'correction,maintenance,480.00,Storno,Reversal,manual,B-5,,none');
  const ran = await importFiles();
  expect([ran.code, problems(ran)]).toEqual([
    1,
    [
      'bookings.csv:2: unit: is empty, though rent',
      'bookings.csv:5: unit: is empty, though the line names no',
      'bookings.csv:7: unit: is not that of B-5',
      'bookings.csv:8: tax_group: "rent" is none of rental_',
      'bookings.csv:9: value_date: 2026-11-22 has not come yet: import the line from that day on',
      'bookings.csv:10: tax_group: is not that of B-5',
    ].map((start) => expect.stringContaining(start)),
  ]);
});
