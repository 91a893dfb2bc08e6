import { sql } from 'drizzle-orm';
import { type Operators, operators, type Ran } from '../../../testing/manzil';
import { examplePortfolio, type PortfolioFiles } from '../../../testing/portfolio-files';
import { jsonRows } from '../../platform/postgres/json-rows';

jest.setTimeout(60_000);

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
const last = ({ out }: Ran) => out.at(-1);

describe('files', () => {
  test('without a required column are named, and not read', async () => {
    await files.edit('units.csv', ',lifecycle,', ',lifecyle,');
    const ran = await importFiles('--skip-bad');
    expect([ran.code, problems(ran)]).toEqual([1, ['units.csv:1: lacks lifecycle in its header']]);
    expect(ran.notes).toContain('units.csv: the column "lifecyle" is not known and is left out.');
  });

  test('may lack a column that may be empty, and have one more', async () => {
    await files.write(
      'payment_plans.csv',
      'note;unit;external_id;total_aed\n=1+1;U-0807;PP-0807;1200000,00\n',
    );
    const ran = await importFiles();
    expect(ran.code).toBe(0);
    expect(ran.notes).toContain(
      'payment_plans.csv: the column "note" is not known and is left out.',
    );
  });

  test('with another name are pointed out', async () => {
    await files.write('unit.csv', 'external_id\n');
    expect((await importFiles()).notes).toContain(
      '"unit.csv" is no file of an import and is left out.',
    );
  });

  test('in another encoding end the import at their line', async () => {
    await files.write('cheques.csv', Buffer.from('external_id,tenancy\nC-1,Müller\n', 'latin1'));
    const ran = await importFiles('--skip-bad');
    expect(ran.code).toBe(1);
    expect(problems(ran)[0]).toMatch(/^cheques\.csv:2: has bytes that are not UTF-8/);
  });

  test('of a folder that has none, or is none, are a clear line', async () => {
    expect(await office.manzil('import', office.dataDir)).toMatchObject({
      code: 1,
      notes: [expect.stringContaining('has no file of an import: investors.csv, ')],
    });
    expect(await office.manzil('import', '/nowhere')).toMatchObject({
      code: 1,
      notes: ['/nowhere cannot be read (ENOENT).'],
    });
  });

  test('may come one after the other', async () => {
    await importFiles();
    const later = await examplePortfolio();
    await later.write(
      'bookings.csv',
      [
        'external_id,unit,booked_on,value_date,kind,category,amount_aed,text_de,text_en,reverses',
        'B-7,U-1204,2026-06-01,2026-06-01,correction,rent,-30000.00,Storno,Reversal,B-1',
        '',
      ].join('\n'),
    );
    await later.drop('units.csv', 'investors.csv', 'ownerships.csv');
    const ran = await office.manzil('import', later.folder);
    expect([ran.code, last(ran)]).toEqual([0, expect.stringContaining('1 stored')]);
    expect((await importFiles()).code).toBe(0);
    await later.append(
      'bookings.csv',
      'B-8,U-1204,2026-06-01,2026-06-01,correction,rent,-30000.00,Storno,Reversal,B-1',
    );
    expect(problems(await office.manzil('import', later.folder))).toEqual([
      'bookings.csv:3: reverses: "B-1" is reversed already',
    ]);
    await later.remove();
  });
});

test.each([
  ['bay.png', 'construction_photos.csv:2: file: "bay.png" cannot be read in the folder photos'],
  [
    'notes.png',
    'construction_photos.csv:2: file: "notes.png" is no JPEG or PNG that can be read (type)',
  ],
])('a photo %s is named', async (name, problem) => {
  const header = 'external_id,construction_update,file,sort,alt_de,alt_en';
  await files.write('construction_photos.csv', `${header}\nF-1,N-1,${name},0,Rohbau,Frame\n`);
  await files.write('photos/notes.png', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(problems(await importFiles())).toEqual([problem]);
});

test('a wrong line is left out with --skip-bad, with what refers to it; the rest is imported', async () => {
  await files.edit('units.csv', 'apartment', 'flat');
  const ran = await importFiles('--skip-bad');
  expect([ran.code, last(ran)]).toEqual([
    0,
    expect.stringMatching(/18 stored, .*16 lines were left out\.$/),
  ]);
  expect(await jsonRows(office.db, sql`select unit_no from units order by 1`)).toEqual([
    { unit_no: '1205' },
    { unit_no: '807' },
  ]);
  await files.edit('units.csv', 'flat', 'apartment');
  expect(last(await importFiles())).toContain('16 stored');
});
