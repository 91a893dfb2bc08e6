import { sql } from 'drizzle-orm';
import { anInvestor } from '../../../testing/fixtures';
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

const rows = <Row = unknown>(query: string) => jsonRows<Row>(office.db, sql.raw(query));

/** Without the table of counts, and the last line. */
const problems = ({ out }: Ran) =>
  out.slice(
    0,
    out.findIndex((line) => /^ +lines/.test(line)),
  );
const last = ({ out }: Ran) => out.at(-1);

test('an investor who is there already by the e-mail is taken, and left as they are', async () => {
  const greta = await anInvestor(office.db, {
    email: 'greta.lindner@example.com',
    first_name: 'Margarete',
  });
  expect((await importFiles()).code).toBe(0);
  expect(
    await rows(`select id, first_name, status from investors where email like 'greta%'`),
  ).toEqual([{ id: greta.id, first_name: 'Margarete', status: 'active' }]);
  expect(last(await importFiles())).toContain('Nothing to import');
});

test('a month with a statement takes no more bookings', async () => {
  await importFiles();
  expect((await office.manzil('statement', 'publish', '2026-05')).code).toBe(0);
  await files.append(
    'bookings.csv',
    'B-9,U-1204,,2026-06-02,2026-05-31,rent,rent,1.00,Nachtrag,Late,bank,,,',
  );
  expect(problems(await importFiles())).toEqual([
    'bookings.csv:8: value_date: 2026-05-31 is in a month with a statement: use a day after 2026-05-31',
  ]);
});

test('units that swap their numbers are refused by the database, in one line', async () => {
  await importFiles();
  await files.edit('units.csv', 'P-HQ,1204', 'P-HQ,x');
  await files.edit('units.csv', 'P-HQ,1205', 'P-HQ,1204');
  await files.edit('units.csv', 'P-HQ,x', 'P-HQ,1205');
  const ran = await importFiles();
  expect([ran.code, ran.notes.at(-1)]).toEqual([
    1,
    'Nothing was imported: the database refuses the lines for units (units_property_id_building_unit_no).',
  ]);
});

test('a second import waits for nobody, but says that one is running', async () => {
  await office.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7262905140)`);
    expect(await importFiles()).toMatchObject({ code: 1, notes: ['Another import is running.'] });
  });
});
