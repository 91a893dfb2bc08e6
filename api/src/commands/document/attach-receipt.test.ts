import '../../../testing/checks-here';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Operators, operators } from '../../../testing/manzil';
import { aPdf } from '../../../testing/pdfs';
import { NOON } from '../../../testing/portfolio';
import { EXAMPLE } from '../../../testing/portfolio-files';
import { jsonRows } from '../../platform/postgres/json-rows';

jest.setTimeout(60_000);

const GRETA = 'greta.lindner@example.com';
let office: Operators;

beforeAll(async () => {
  office = await operators({ now: NOON });
  await office.manzil('import', EXAMPLE);
  await office.remember();
});
afterEach(() => office.forget());
afterAll(() => office.close());

async function add(name: string, booking: string, { type = 'invoice', who = GRETA } = {}) {
  const path = join(office.dataDir, name);
  await writeFile(path, aPdf(name === 'plumber.pdf' ? {} : { page: '/Rotate 90' }));
  return office.manzil(
    ...['document', 'add', path, '--investor', who, '--type', type, '--booking', booking],
  );
}

/** Names of the receipts that lines of a booking have, by investor. */
const receiptsOf = async (booking: string) =>
  jsonRows(
    office.db,
    sql`select i.email, d.name from external_ids e
      join journal_lines l on l.journal_id::text = e.row_id and e.sheet = 'bookings'
      join ledger_accounts a on a.id = l.account_id join investors i on i.id = a.investor_id
      left join documents d on d.id = l.document_id
      where e.external_id = ${booking} order by i.email`,
  );

test('an invoice becomes the receipt of a booking, for its owner alone, and of another one too', async () => {
  expect(await add('plumber.pdf', 'B-2')).toMatchObject({ code: 0, out: ['Added: plumber.pdf'] });
  const [first, second] = await receiptsOf('B-2');
  expect([first, second]).toEqual([
    { email: GRETA, name: 'plumber.pdf' },
    { email: expect.any(String), name: null },
  ]);
  expect((await add('plumber.pdf', 'B-3')).out).toEqual(['There already: plumber.pdf']);
  expect(await receiptsOf('B-3')).toContainEqual({ email: GRETA, name: 'plumber.pdf' });
  expect((await add('plumber.pdf', 'B-3')).code).toBe(0);
});

test.each([
  ['a booking that has another', 'B-2', {}, 'The booking "B-2" has another receipt.'],
  ['a booking that is not there', 'B-99', {}, 'There is no booking "B-99".'],
  ['a passport', 'B-2', { type: 'passport' }, 'a booking goes with an invoice or a receipt.'],
])('%s is refused, and nothing is kept', async (_what, booking, options, reason) => {
  await add('plumber.pdf', 'B-2');
  const { code, notes } = await add('other.pdf', booking, options);
  expect([code === 0, notes.join()]).toEqual([false, expect.stringContaining(reason)]);
  const kept = await jsonRows(office.db, sql`select name from documents`);
  expect(kept).toEqual([{ name: 'plumber.pdf' }]);
  expect((await office.manzil('verify')).code).toBe(0);
});

test('the files of a folder say by their names which bookings they are receipts of', async () => {
  const folder = join(office.dataDir, 'receipts');
  await mkdir(folder);
  const put = (name: string, page: string) => writeFile(join(folder, name), aPdf({ page }));
  await put(`${GRETA}__invoice__booking=B-2.pdf`, '/Rotate 90');
  await put(`${GRETA}__receipt__booking=B-3.pdf`, '/Rotate 180');
  const { code, out } = await office.manzil('document', 'add', folder);
  expect([code, out.length]).toEqual([0, 2]);
  for (const [booking, type] of [
    ['B-2', 'invoice'],
    ['B-3', 'receipt'],
  ]) {
    const name = `${GRETA}__${type}__booking=${booking}.pdf`;
    expect(await receiptsOf(booking ?? '')).toContainEqual({ email: GRETA, name });
  }
  await put(`${GRETA}__invoice__booking=B-99.pdf`, '/Rotate 270');
  const refused = await office.manzil('document', 'add', folder);
  expect([refused.code, refused.notes.at(-1)]).toEqual([1, 'There is no booking "B-99".']);
});

test('nothing else of a line of the ledger can be changed, nor a receipt exchanged', async () => {
  await add('plumber.pdf', 'B-2');
  const refused = { cause: { code: '23001' } };
  const update = (set: string) => office.db.execute(sql.raw(`update journal_lines set ${set}`));
  await expect(update('amount_minor = amount_minor')).resolves.toBeDefined();
  await expect(update('amount_minor = amount_minor + 1')).rejects.toMatchObject(refused);
  await expect(update('document_id = null')).rejects.toMatchObject(refused);
});
