import { sql } from 'drizzle-orm';
import { type Operators, operators, type Ran } from '../../../testing/manzil';
import { examplePortfolio, type PortfolioFiles } from '../../../testing/portfolio-files';
import { jsonRows } from '../../platform/postgres/json-rows';

jest.setTimeout(60_000);

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
const booked = () =>
  jsonRows(
    office.db,
    sql`select j.text_en, q.seq from journals j join rent_cheques q on q.id = j.cheque_id order by q.seq`,
  );

test('a rent keeps the cheque that brought it, of the same import or of one before', async () => {
  expect((await importFiles()).code).toBe(0);
  expect(await booked()).toEqual([{ text_en: 'Cheque 1 of 4', seq: 1 }]);
  await files.drop('cheques.csv', 'tenancies.csv');
  await files.append(
    'bookings.csv',
    'B-7,U-1204,,2026-06-02,2026-06-02,rent,rent,30000.00,Scheck 2,Cheque 2,bank,,C-2,',
  );
  expect((await importFiles()).code).toBe(0);
  expect(await booked()).toEqual([
    { text_en: 'Cheque 1 of 4', seq: 1 },
    { text_en: 'Cheque 2', seq: 2 },
  ]);
});

test('of a rent that is booked for each owner alone the sum is that of the cheque', async () => {
  for (const [id, owner] of [
    ['B-7', 'K-1001'],
    ['B-8', 'K-1002'],
  ])
    await files.append(
      'bookings.csv',
      `${id},U-1204,${owner},2026-06-02,2026-06-02,rent,rent,15000.00,Scheck 2,Cheque 2,bank,,C-2,`,
    );
  expect((await importFiles()).code).toBe(0);
  const { out } = await office.manzil('verify');
  expect(out.filter((line) => line.startsWith('Cheques'))).toEqual([
    expect.stringMatching(/^Cheques: right/),
  ]);
});

test('a cheque that goes with no such booking is refused', async () => {
  for (const line of [
    'B-7,U-1205,,2026-06-02,2026-06-02,rent,rent,1.00,Miete,Rent,bank,,C-1,',
    'B-8,U-1204,,2026-06-02,2026-06-02,rent,rent,1.00,Miete,Rent,bank,,C-9,',
    'B-9,U-1204,,2026-06-02,2026-06-02,fee,management_fee,-1.00,Gebühr,Fee,invoice,,C-1,',
    'B-10,,K-1001,2026-06-02,2026-06-02,correction,rent,1.00,Miete,Rent,bank,,C-1,',
    'B-11,U-1204,,2026-06-02,2026-06-02,correction,rent,-30000.00,Storno,Reversal,manual,B-1,C-1,',
  ])
    await files.append('bookings.csv', line);
  expect(problems(await importFiles())).toEqual([
    'bookings.csv:8: cheque: "C-1" is no cheque for U-1205',
    'bookings.csv:9: cheque: "C-9" is not in cheques.csv, nor was it imported before',
    'bookings.csv:10: cheque: goes with rent, not management_fee',
    'bookings.csv:11: cheque: goes with a unit',
    'bookings.csv:12: cheque: goes with the rent, not with what reverses it',
  ]);
  expect(await booked()).toEqual([]);
});
