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

/** The second has no place yet, and takes none. */
const OVERLAPPING = [
  'T-X,U-1204,2027-02-28,2027-12-31,1.00,,,active',
  'T-Y,U-1204,2027-02-28,2027-12-31,1.00,,,draft',
].join('\n');
/** B-8 and B-9. */
const REVERSALS = ['correction,cleaning,480.00,B-5', 'correction,maintenance,480.00,B-9']
  .map((line) => line.split(','))
  .map(
    ([kind, category, amount, reverses], index) =>
      `B-${index + 8},U-1204,,2026-05-20,2026-05-20,${kind},${category},${amount},Storno,Reversal,manual,${reverses},,`,
  )
  .join('\n');

/** Of the groups that add two lines. */
const ADDED = /^(tenancies|bookings)\.csv/;

type Edit = [file: string, from: string, to: string];

/** What can be wrong at the same time: a line is named once, and what refers to it is not looked at. */
test.each<[string, Edit[], string[]]>([
  [
    'cells',
    [
      ['units.csv', ',12,4,apartment', ',twelve,4,apartment'],
      ['investors.csv', 'Paul', '"Pa\nul"'],
      ['investors.csv', 'Sarah', 'Sa\0rah'],
      ['investors.csv', 'Hamburg,,DE', 'Hamburg,,'],
      ['payment_plans.csv', '1200000.00', '1200000.00,'],
      ['cheques.csv', 'C-2', 'C-1'],
    ],
    // The one above it takes two lines.
    [
      'investors.csv:2: country: is empty, though the line has an address',
      'investors.csv:3: first_name: "Pa\\u{a}ul" has a character that cannot be printed',
      'investors.csv:5: first_name: "Sa\\u{0}rah" has a character that cannot be printed',
      'units.csv:2: floor: "twelve" is no whole number from 1 to 200',
      'payment_plans.csv:2: has 4 cells, the header 3',
      'cheques.csv:3: external_id: C-1 is that of line 2 too',
    ],
  ],
  [
    'units and plans',
    [
      ['investors.csv', 'paul.meier@', 'Greta.Lindner@'],
      ['units.csv', ',12,4,apartment', ',37,4,apartment'],
      ['units.csv', 'U-1205,P-HQ', 'U-1205,P-H'],
      ['instalments.csv', '360000.00', '360000.01'],
    ],
    [
      'investors.csv:3: email: is that of line 2 too',
      'units.csv:2: floor: 37 is above the 36 floors of the property',
      'units.csv:3: property: "P-H" is not in properties.csv, nor was it imported before',
      'payment_plans.csv:2: total_aed: the instalments add up to 1200000.01, the plan is 1200000.00',
      'instalments.csv:2: amount_aed: the instalments add up to 1200000.01, the plan is 1200000.00',
      'instalments.csv:3: amount_aed: the instalments add up to 1200000.01, the plan is 1200000.00',
      'instalments.csv:4: amount_aed: the instalments add up to 1200000.01, the plan is 1200000.00',
    ],
  ],
  [
    'shares and cheques',
    [
      ['units.csv', 'P-HQ,1205', 'P-HQ,1204'],
      ['ownerships.csv', 'K-1002,50', 'K-1002,49.99'],
      ['cheques.csv', 'cleared,2026-03-02', 'cleared,'],
    ],
    [
      'units.csv:3: unit_no: is that of line 2 too',
      'ownerships.csv:2: share_percent: the shares of the unit add up to 99.99 % on 2021-08-15, not 100 %',
      'ownerships.csv:3: share_percent: the shares of the unit add up to 99.99 % on 2021-08-15, not 100 %',
      'cheques.csv:2: cleared_on: is empty, though the cheque is cleared',
    ],
  ],
  [
    'tenancies and bookings',
    [
      ['ownerships.csv', '2024-06-30', '2024-07-01'],
      ['tenancies.csv', '2026-09-30,52000', '2027-09-30,52000'],
      ['tenancies.csv', 'T-1205-25', `${OVERLAPPING}\nT-1205-25`],
      ['bookings.csv', '2026-03-02,2026-03-02,rent', '2026-03-02,2021-03-02,rent'],
      ['bookings.csv', 'U-1204,K-1001', 'U-1204,K-1003'],
      ['bookings.csv', ',2026-05-20,2026-05-20', ',2026-11-22,2026-05-20'],
    ],
    [
      'ownerships.csv:4: share_percent: the shares of the unit add up to 200.00 % on 2024-07-01, not 100 %',
      'ownerships.csv:5: share_percent: the shares of the unit add up to 200.00 % on 2024-07-01, not 100 %',
      'tenancies.csv:3: starts_on: overlaps the tenancy of the unit from 2026-03-01 to 2027-02-28',
      'tenancies.csv:5: ends_on: 2027-09-30 is after today, though the tenancy is ended: put in its real last day, or notice_given until then',
      'bookings.csv:2: value_date: nobody owned U-1204 on 2021-03-02',
      'bookings.csv:5: investor: "K-1003" never owned U-1204',
      'bookings.csv:7: booked_on: 2026-11-22 has not come yet',
    ],
  ],
  [
    'reversals',
    [
      ['bookings.csv', ',480.00,Storno', ',48.00,Storno'],
      ['bookings.csv', 'manual,B-5,,\n', `manual,B-5,,\n${REVERSALS}\n`],
    ],
    [
      'bookings.csv:7: amount_aed: what reverses B-5 is 480.00',
      'bookings.csv:8: category: is not that of B-5',
      'bookings.csv:9: reverses: "B-9" must be above the line that reverses it',
    ],
  ],
])('of %s all are named at once, and nothing is imported', async (_, edits, expected) => {
  for (const edit of edits) await files.edit(...edit);
  const ran = await importFiles();
  expect([ran.code, problems(ran)]).toEqual([1, expected]);
  const lines = expected.some((line) => ADDED.test(line)) ? 36 : 34;
  expect(ran.notes.at(-1)).toMatch(
    new RegExp(`^Nothing was imported: ${expected.length} problems, \\d+ of ${lines} lines`),
  );
  expect(await stored()).toEqual([{ units: 0, ids: 0 }]);
});

test('a wrong line takes along what refers to it, without naming that too', async () => {
  await files.edit('units.csv', 'apartment', 'flat');
  const ran = await importFiles();
  expect(problems(ran)).toHaveLength(1);
  expect(ran.notes.at(-1)).toBe(
    'Nothing was imported: 1 problem, 16 of 34 lines cannot be imported.',
  );
});
