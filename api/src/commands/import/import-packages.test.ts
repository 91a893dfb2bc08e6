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

/** Without the table of counts, and the last line. */
const problems = ({ out }: Ran) =>
  out.slice(
    0,
    out.findIndex((line) => /^ +lines/.test(line)),
  );

const stored = () =>
  jsonRows(
    office.db,
    sql`select u.unit_no, s.package_code as code, s.starts_on from subscriptions s
      join units u on u.id = s.unit_id order by u.unit_no`,
  );

const packagesOf = async (email: string) => {
  const { out } = await office.manzil('package', 'list', '--investor', email);
  return out.slice(1).map((line) => line.split(/ {2,}/).slice(1));
};

test('units have the packages of their lines, from a day or from the handover on', async () => {
  expect((await importFiles()).code).toBe(0);
  expect(await stored()).toEqual([
    { unit_no: '1204', code: 'basic', starts_on: '2024-01-01' },
    { unit_no: '1205', code: 'premium', starts_on: null },
    { unit_no: '807', code: 'basic', starts_on: null },
  ]);
  expect(await packagesOf('greta.lindner@example.com')).toContainEqual([
    'Harbour Quay 1204',
    'basic',
    '2024-01-01',
  ]);
});

test('units that were imported without one are given theirs later; one that is there stays', async () => {
  await files.edit('units.csv', '5,basic,2024-01-01', '5,,');
  await files.edit('units.csv', '7,premium,', '7,,');
  await importFiles();
  await files.edit('units.csv', '7600.50,,7,,', '7600.50,,7,premium,2025-05-01');
  expect((await importFiles()).code).toBe(0);
  expect(await stored()).toEqual([
    { unit_no: '1205', code: 'premium', starts_on: '2025-05-01' },
    { unit_no: '807', code: 'basic', starts_on: null },
  ]);
  await files.edit('units.csv', '7,premium,2025-05-01', '7,basic,2025-05-01');
  await files.edit('units.csv', '5,basic,', '5,,');
  const ran = await importFiles();
  expect([ran.code, problems(ran)]).toEqual([
    1,
    [
      'units.csv:3: package: the unit has premium since 2025-05-01; another is set by "manzil package set"',
      'units.csv:4: package: the unit has basic from the handover on; another is set by "manzil package set"',
    ],
  ]);
});

test('a day without a package is refused, and a package without a day to begin on', async () => {
  await files.edit('units.csv', '7,premium,', '7,,2025-05-01');
  await files.edit('units.csv', '2021-08-15,18400.00,950.00,5,basic,2024-01-01', ',,,5,basic,');
  expect(problems(await importFiles())).toEqual([
    'units.csv:2: package_since: is empty, as is handed_over_on: the package has no day to begin on',
    'units.csv:3: package: is empty, though package_since is not',
  ]);
});
