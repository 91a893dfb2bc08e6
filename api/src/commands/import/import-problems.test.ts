import { sql } from 'drizzle-orm';
import { type Operators, operators, type Ran } from '../../../testing/manzil';
import { examplePortfolio, type PortfolioFiles } from '../../../testing/portfolio-files';
import { jsonRows } from '../../platform/postgres/json-rows';

jest.setTimeout(60_000);

const NOW = () => new Date('2026-11-21T08:00:00Z');

let office: Operators;
let files: PortfolioFiles;

// Nothing of these imports is stored, so one database does.
beforeAll(async () => {
  office = await operators({ now: NOW });
});
afterAll(() => office.close());
beforeEach(async () => {
  files = await examplePortfolio();
});
afterEach(() => files.remove());

const importFiles = (...options: string[]) => office.manzil('import', files.folder, ...options);

/** Without the table of counts, and the last line. */
const problems = ({ out }: Ran) =>
  out.slice(
    0,
    out.findIndex((line) => /^ +lines/.test(line)),
  );

const stored = () =>
  jsonRows(
    office.db,
    sql`select (select count(*) from units) as units, (select count(*) from external_ids) as ids`,
  );

describe('a wrong line', () => {
  test.each<[string, string, string, string, string[]]>([
    [
      'a word for a number',
      'units.csv',
      ',12,4,apartment',
      ',twelve,4,apartment',
      ['units.csv:2: floor: "twelve" is no whole number from 1 to 200'],
    ],
    [
      'a floor the building lacks',
      'units.csv',
      ',12,4,apartment',
      ',37,4,apartment',
      ['units.csv:2: floor: 37 is above the 36 floors of the property'],
    ],
    [
      'an unknown property',
      'units.csv',
      'U-1204,P-HQ',
      'U-1204,P-H',
      ['units.csv:2: property: "P-H" is not in properties.csv, nor was it imported before'],
    ],
    [
      'an id used twice',
      'cheques.csv',
      'C-2',
      'C-1',
      ['cheques.csv:3: external_id: C-1 is that of line 2 too'],
    ],
    [
      'a unit that is there twice',
      'units.csv',
      'P-HQ,1205',
      'P-HQ,1204',
      ['units.csv:3: unit_no: is that of line 2 too'],
    ],
    [
      'a line end in a name',
      'investors.csv',
      'Paul',
      '"Pa\nul"',
      ['investors.csv:3: first_name: "Pa\\u{a}ul" has a character that cannot be printed'],
    ],
    [
      'a NUL',
      'investors.csv',
      'Paul',
      'Pa\0ul',
      ['investors.csv:3: first_name: "Pa\\u{0}ul" has a character that cannot be printed'],
    ],
    [
      'an address without a country',
      'investors.csv',
      'Hamburg,,DE',
      'Hamburg,,',
      ['investors.csv:2: country: is empty, though the line has an address'],
    ],
    [
      'an e-mail address for two',
      'investors.csv',
      'paul.meier@',
      'Greta.Lindner@',
      ['investors.csv:3: email: is that of line 2 too'],
    ],
    [
      'a cell too many',
      'payment_plans.csv',
      '1200000.00',
      '1200000.00,',
      ['payment_plans.csv:2: has 4 cells, the header 3'],
    ],
    [
      'shares that are less than whole',
      'ownerships.csv',
      'K-1002,50',
      'K-1002,49.99',
      [
        'ownerships.csv:2: share_percent: the shares of the unit add up to 99.99 % on 2021-08-15, not 100 %',
        'ownerships.csv:3: share_percent: the shares of the unit add up to 99.99 % on 2021-08-15, not 100 %',
      ],
    ],
    [
      'two owners on one day',
      'ownerships.csv',
      '2024-06-30',
      '2024-07-01',
      [
        'ownerships.csv:4: share_percent: the shares of the unit add up to 200.00 % on 2024-07-01, not 100 %',
        'ownerships.csv:5: share_percent: the shares of the unit add up to 200.00 % on 2024-07-01, not 100 %',
      ],
    ],
    [
      'instalments that miss the price',
      'instalments.csv',
      '360000.00',
      '360000.01',
      [
        'payment_plans.csv:2: total_aed: the instalments add up to 1200000.01, the plan is 1200000.00',
        'instalments.csv:2: amount_aed: the instalments add up to 1200000.01, the plan is 1200000.00',
        'instalments.csv:3: amount_aed: the instalments add up to 1200000.01, the plan is 1200000.00',
        'instalments.csv:4: amount_aed: the instalments add up to 1200000.01, the plan is 1200000.00',
      ],
    ],
    [
      'a cheque cleared on no day',
      'cheques.csv',
      'cleared,2026-03-02',
      'cleared,',
      ['cheques.csv:2: cleared_on: is empty, though the cheque is cleared'],
    ],
    [
      'a booking of tomorrow',
      'bookings.csv',
      ',2026-05-20,2026-05-20',
      ',2026-11-22,2026-05-20',
      ['bookings.csv:7: booked_on: 2026-11-22 has not come yet'],
    ],
    [
      'a booking before there was an owner',
      'bookings.csv',
      '2026-03-02,2026-03-02,rent',
      '2026-03-02,2021-03-02,rent',
      ['bookings.csv:2: value_date: nobody owned U-1204 on 2021-03-02'],
    ],
    [
      'a booking for somebody else',
      'bookings.csv',
      'U-1204,K-1001',
      'U-1204,K-1003',
      ['bookings.csv:5: investor: "K-1003" never owned U-1204'],
    ],
    [
      'a reversal of another amount',
      'bookings.csv',
      ',480.00',
      ',48.00',
      ['bookings.csv:7: amount_aed: what reverses B-5 is 480.00'],
    ],
    [
      'a reversal of another category',
      'bookings.csv',
      'correction,maintenance',
      'correction,cleaning',
      ['bookings.csv:7: category: is not that of B-5'],
    ],
    [
      'a reversal above its booking',
      'bookings.csv',
      'manual,B-5',
      'manual,B-6',
      ['bookings.csv:7: reverses: "B-6" must be above the line that reverses it'],
    ],
  ])('with %s is named, and nothing is imported', async (_, file, from, to, expected) => {
    await files.edit(file, from, to);
    const ran = await importFiles();
    expect([ran.code, problems(ran)]).toEqual([1, expected]);
    expect(ran.notes.at(-1)).toMatch(/^Nothing was imported: \d+ problems?, \d+ of 34 lines/);
    expect(await stored()).toEqual([{ units: 0, ids: 0 }]);
  });

  test('is not the only one: all are named at once, by file and line', async () => {
    await files.edit('cheques.csv', '30000.00', 'x');
    await files.edit('units.csv', 'apartment', 'flat');
    await files.edit('units.csv', ',0,1,42', ',0,one,42');
    const ran = await importFiles();
    expect(problems(ran).map((line) => line.split(':').slice(0, 3).join(':'))).toEqual([
      'units.csv:2: unit_type',
      'units.csv:3: bathrooms',
      'cheques.csv:2: amount_aed',
    ]);
  });

  test('takes along what refers to it, without naming that too', async () => {
    await files.edit('units.csv', 'apartment', 'flat');
    const ran = await importFiles();
    expect(problems(ran)).toHaveLength(1);
    expect(ran.notes.at(-1)).toBe(
      'Nothing was imported: 1 problem, 16 of 34 lines cannot be imported.',
    );
  });
});

test('a tenancy that has ended does not end on a day to come', async () => {
  await files.edit('tenancies.csv', '0120260301001234,active', '0120260301001234,terminated');
  expect(problems(await importFiles())).toEqual([
    'tenancies.csv:2: ends_on: 2027-02-28 is after today, though the tenancy is terminated: put in its real last day, or notice_given until then',
  ]);
});

test('overlapping tenancies are named', async () => {
  await files.append('tenancies.csv', 'T-X,U-1204,2027-02-28,2027-12-31,1.00,,,active');
  await files.append('tenancies.csv', 'T-Y,U-1204,2027-02-28,2027-12-31,1.00,,,draft');
  expect(problems(await importFiles())).toEqual([
    'tenancies.csv:4: starts_on: overlaps the tenancy of the unit from 2026-03-01 to 2027-02-28',
  ]);
});
