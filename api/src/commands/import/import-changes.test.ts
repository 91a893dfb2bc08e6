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
  const before = await examplePortfolio();
  await office.manzil('import', before.folder);
  await before.remove();
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

/** Everything that an import may write, as text. */
async function everything(): Promise<string> {
  const tables = [
    'investors',
    'addresses',
    'properties',
    'construction_updates',
    'construction_photos',
    'units',
    'acquisitions',
    'subscriptions',
    'unit_ownerships',
    'payment_plans',
    'instalments',
    'tenancies',
    'rent_cheques',
    'ledger_accounts',
    'journals',
    'journal_lines',
    'external_ids',
    'audit_log',
  ];
  const found = [];
  for (const table of tables) {
    found.push(
      await rows(`select coalesce(json_agg(t order by t::text), '[]') as all from ${table} t`),
    );
  }
  return JSON.stringify(found);
}

/** Without the table of counts, and the last line. */
const problems = ({ out }: Ran) =>
  out.slice(
    0,
    out.findIndex((line) => /^ +lines/.test(line)),
  );
const last = ({ out }: Ran) => out.at(-1);

describe('a changed line', () => {
  test('changes its row, and no other', async () => {
    await files.edit('units.csv', 'TD-88231', 'TD-99000');
    await files.edit('tenancies.csv', '2027-02-28,120000.00', '28.02.2027,126000.5');
    const ran = await importFiles();
    expect(last(ran)).toContain('2 stored');
    expect(await rows('select title_deed_no, version from units order by unit_no')).toEqual([
      { title_deed_no: 'TD-99000', version: 2 },
      { title_deed_no: null, version: 1 },
      { title_deed_no: null, version: 1 },
    ]);
    expect(
      await rows(`select annual_rent_fils::int as rent from tenancies where status = 'active'`),
    ).toEqual([{ rent: 12_600_050 }]);
  });

  test('leaves alone what was changed in the portal and not in the file', async () => {
    await office.db.execute(
      sql`update investors set phone_e164 = '+491511111111' where first_name = 'Greta'`,
    );
    await files.edit('investors.csv', 'Greta,Lindner', 'Greta,Lindner-Voss');
    await importFiles();
    expect(
      await rows(`select last_name, phone_e164 from investors where first_name = 'Greta'`),
    ).toEqual([{ last_name: 'Lindner-Voss', phone_e164: '+491511111111' }]);
  });

  test('brings nobody back who was erased', async () => {
    await office.db.execute(
      sql`update investors set status = 'closed', last_name = '' where first_name = 'Greta'`,
    );
    await files.edit('investors.csv', 'Greta,Lindner', 'Greta,Lindner-Voss');
    const ran = await importFiles();
    expect(problems(ran).join()).toContain('was erased: take the line out');
    expect(await rows(`select last_name from investors where first_name = 'Greta'`)).toEqual([
      { last_name: '' },
    ]);
  });

  test('written in another way is no change', async () => {
    await files.edit('acquisitions.csv', '2021-08-15,1850000.00', '15.08.2021,"1850000,0"');
    await files.edit('units.csv', '104.50', ' 104.5 ');
    expect(last(await importFiles())).toContain('Nothing to import');
  });

  test('may end an ownership and hand the unit over on the next day', async () => {
    await files.edit(
      'ownerships.csv',
      'O-5,U-0807,K-1003,100,2025-02-10,',
      'O-5,U-0807,K-1003,100,2025-02-10,2026-10-31',
    );
    await files.append('ownerships.csv', 'O-6,U-0807,K-1001,100,2026-11-01,');
    expect((await importFiles()).code).toBe(0);
    expect(await rows('select count(*)::int as owners from unit_ownerships')).toEqual([
      { owners: 6 },
    ]);
  });

  test('is refused where it would change what is fixed, or the portal changes', async () => {
    await files.edit('bookings.csv', '-480.00,Klima', '-481.00,Klima');
    await files.edit('investors.csv', 'paul.meier@', 'paul@');
    await files.edit('units.csv', 'U-0807,P-BP', 'U-0807,P-HQ');
    const before = await everything();
    const ran = await importFiles();
    expect([ran.code, problems(ran)]).toEqual([
      1,
      [
        'investors.csv:3: email: differs from the last import; the investor changes it in the portal',
        'units.csv:4: property: differs from the last import; a unit stays in its property',
        'bookings.csv:6: amount_aed: differs from the last import; what is booked stays: add a line that reverses it, and one with the right values',
      ],
    ]);
    expect(await everything()).toBe(before);
  });
});
