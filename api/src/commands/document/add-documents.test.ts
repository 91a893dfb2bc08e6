import '../../../testing/checks-here';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNull, sql } from 'drizzle-orm';
import { aDocument } from '../../../testing/documents';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aPayableInstalment } from '../../../testing/instalments';
import { type Operators, operators } from '../../../testing/manzil';
import { aPdf } from '../../../testing/pdfs';
import { aProperty, aUnit, NOON } from '../../../testing/portfolio';
import { documents } from '../../modules/documents/documents.table';
import { CheckLate } from '../../platform/files/check/check-process';

let office: Operators;
let investor: TestInvestor;
let unit: string;
let propertyId: number;

beforeAll(async () => {
  office = await operators({ now: NOON });
  investor = await anInvestor(office.db, { email: 'anna@example.com' });
  propertyId = await aProperty(office.db, { name: 'Marina Walk' });
  unit = await aUnit(office.db, {
    property_id: propertyId,
    unit_no: '2304',
    owners: [{ investor }],
  });
  await office.remember();
});
afterEach(() => office.forget());
afterAll(() => office.close());

async function aFileNamed(name: string, content = aPdf()): Promise<string> {
  const folder = join(office.dataDir, 'in');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), content);
  return join(folder, name);
}
const add = (path: string, ...options: string[]) =>
  office.manzil('document', 'add', path, ...options);
const stored = () => office.db.select().from(documents);

test('of several current ones none is replaced, and a proof of payment never is', async () => {
  const seq = await aPayableInstalment(office.db, { unitId: unit, propertyId });
  const receipt = { investor, document_type: 'receipt', unit_id: unit } as const;
  const proven = sql`(select max(id::text)::uuid from instalments where seq = ${seq})` as never;
  await aDocument(office.db, { ...receipt, status: 'in_review', instalment_id: proven });
  const of = ['--investor', 'anna@example.com', '--type', 'receipt', '--unit', 'Marina Walk 2304'];
  const path = await aFileNamed('receipt.pdf');
  expect((await add(path, ...of, '--replace')).code).toBe(0);
  await aDocument(office.db, receipt);
  const again = await aFileNamed('again.pdf', aPdf({ page: '/Rotate 90' }));
  for (const options of [['--dry-run'], []]) {
    const refused = await add(again, ...of, '--replace', ...options);
    expect([refused.code, refused.notes[0]]).toEqual([
      1,
      expect.stringContaining('several current'),
    ]);
  }
  expect((await stored()).filter(({ superseded_by_id }) => superseded_by_id)).toEqual([]);
});

test('one file is an accepted document of a unit, once, and replaces the one before where it is to', async () => {
  const of = ['--investor', 'anna@example.com', '--type', 'ejari', '--unit', 'Marina Walk 2304'];
  const said = [...of, '--valid-until', '31.08.2027'];
  const path = await aFileNamed('scan.pdf');
  expect(await add(path, ...said, '--dry-run')).toMatchObject({
    code: 0,
    out: ['Would add: scan.pdf'],
  });
  expect(await add(path, ...of)).toMatchObject({
    code: 2,
    notes: ['"scan.pdf", of type ejari, needs its last valid day.'],
  });
  expect(await stored()).toEqual([]);
  await add(path, ...said);
  expect(await stored()).toMatchObject([
    {
      investor_id: investor.id,
      unit_id: unit,
      document_type: 'ejari',
      status: 'accepted',
      valid_until: '2027-08-31',
      uploaded_by: 'operator',
      reviewed_by: 'olga',
      name: 'scan.pdf',
    },
  ]);
  expect((await add(path, ...said)).out).toEqual(['There already: scan.pdf']);
  await add(await aFileNamed('newer.pdf', aPdf({ objects: ['(newer)'] })), ...said, '--replace');
  const current = await office.db
    .select({ name: documents.name })
    .from(documents)
    .where(isNull(documents.superseded_by_id));
  expect(current).toEqual([{ name: 'newer.pdf' }]);
  // What has been replaced or declined is not there any more.
  expect((await add(path, ...said, '--dry-run')).out).toEqual(['Would add: scan.pdf']);
  const newer = join(office.dataDir, 'in', 'newer.pdf');
  expect((await add(newer, ...said, '--dry-run')).out).toEqual(['There already: newer.pdf']);
  await office.db.update(documents).set({ status: 'declined', decline_code: 'other' });
  expect((await add(newer, ...said)).out).toEqual(['Added: newer.pdf']);
});

test('what the machine has no time for is refused, and keeps no other out', async () => {
  await aFileNamed('anna@example.com__invoice.pdf', aPdf({ objects: ['(late)'] }));
  await aFileNamed('anna@example.com__receipt.pdf');
  const checks = jest.requireMock('../../platform/files/check/check-process');
  const check = jest.spyOn(checks, 'checkInProcess');
  check.mockRejectedValueOnce(new CheckLate());
  const { code, out, notes } = await add(join(office.dataDir, 'in'));
  check.mockRestore();
  expect([code, out]).toEqual([
    1,
    ['Refused: anna@example.com__invoice.pdf', 'Added: anna@example.com__receipt.pdf'],
  ]);
  expect(notes[0]).toContain('no time to check it');
});

test('a folder is no document, whatever its name', async () => {
  await aFileNamed('anna@example.com__invoice.pdf');
  await mkdir(join(office.dataDir, 'in', 'anna@example.com__receipt.pdf'));
  expect(await add(join(office.dataDir, 'in'))).toMatchObject({
    code: 2,
    notes: ['"anna@example.com__receipt.pdf" is no file.'],
  });
  expect(await stored()).toEqual([]);
});

test('the files of a folder say by their names what they are; one that is refused keeps no other out', async () => {
  await aFileNamed(`${investor.investor_no}__title-deed__${unit}.pdf`);
  await aFileNamed('anna@example.com__passport__2034-05-31.pdf');
  await aFileNamed(
    'anna@example.com__visa__2034-05-31.pdf',
    aPdf({ catalog: '/OpenAction << /S /URI /URI (https://evil.example) >>' }),
  );
  const { code, out, notes } = await add(join(office.dataDir, 'in'), '--json');
  expect([code, notes]).toEqual([1, ['1 of 3 files were not added.']]);
  expect(JSON.parse(out[0] ?? '').documents).toMatchObject([
    { type: 'title-deed', outcome: 'added' },
    { type: 'passport', validUntil: '2034-05-31', outcome: 'added' },
    { type: 'visa', outcome: 'refused', reason: expect.stringContaining('outside itself') },
  ]);
  expect(await stored()).toHaveLength(2);
});

test.each([
  [['passport.pdf'], [], 2, 'is not named'],
  [['anna@example.com__pass.pdf'], [], 2, 'is not named'],
  [['anna@example.com__passport__2027-02-30.pdf'], [], 2, '"2027-02-30" is no day'],
  [
    ['anna@example.com__oqood.pdf', 'anna@example.com__oqood.PDF'],
    ['--replace'],
    2,
    'would take the place of each other',
  ],
  [['anna@example.com__passport.pdf'], [], 2, 'needs its last valid day'],
  [['a@b.example__oqood.pdf', 'anna@example.com__invoice.pdf'], [], 1, 'There is no investor'],
  [['anna@example.com__oqood__Creek 1.pdf'], [], 1, 'owns no unit "Creek 1"'],
  [['anna@example.com__visa.pdf'], ['--type', 'visa'], 2, 'say by their names'],
])(
  'a folder with %j %j is refused before anything is stored',
  async (names, options, exit, words) => {
    for (const name of names) await aFileNamed(name);
    const { code, notes } = await add(join(office.dataDir, 'in'), ...options);
    expect([code, notes]).toEqual([exit, [expect.stringContaining(words)]]);
    expect(await stored()).toEqual([]);
  },
);
