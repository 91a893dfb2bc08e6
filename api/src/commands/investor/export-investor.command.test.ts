import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { aDataSubject, EMAIL, MARK, PASSPORT } from '../../../testing/data-subject';
import { aStoredDocument } from '../../../testing/documents';
import { anInvestor } from '../../../testing/fixtures';
import { type Operators, operators } from '../../../testing/manzil';
import { someBooks } from '../../../testing/some-books';
import { API_ROOT } from '../../api-root';
import { documents } from '../../modules/documents/documents.table';
import { readConfig } from '../../platform/config';
import type { Files } from '../../platform/files/encrypted-files';
import { openFiles } from '../../platform/files/open-files';
import { jsonRows } from '../../platform/postgres/json-rows';

let office: Operators;
let files: Files;
let investor: Awaited<ReturnType<typeof aDataSubject>>;

const TODAY = '2026-11-21T08:00:00Z';

beforeAll(async () => {
  office = await operators({ now: () => new Date(TODAY) });
  files = await openFiles(readConfig(office.environment, API_ROOT));
  investor = await aDataSubject({ office, files });
  await office.remember();
});
afterEach(() => office.forget());
afterAll(() => office.close());

describe('investor export', () => {
  test('writes all records and files of one investor into a folder that only this account can read', async () => {
    await someBooks({ office, files }, investor);
    const other = await anInvestor(office.db, { first_name: 'Somebody', last_name: 'Else' });
    await aStoredDocument(office.db, files, { investor: other });
    await office.db.update(documents).set({ reviewed_by: 'olga' });
    const folder = join(office.dataDir, 'answer');
    expect((await office.manzil('investor', 'export', EMAIL, folder)).code).toBe(0);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const names = await readdir(folder);
    expect(
      names.map((name) => name.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/, 'ID')).sort(),
    ).toEqual([
      'passport-ID.pdf',
      'picture-ID.webp',
      'records.json',
      'snagging-report-ID.pdf',
      expect.stringMatching(/^statement-MZ-.*\.pdf$/),
      'title-deed-ID.pdf',
    ]);
    const passport = names.find((name) => name.startsWith('passport')) ?? '';
    expect((await readFile(join(folder, passport))).equals(PASSPORT)).toBe(true);
    const text = await readFile(join(folder, 'records.json'), 'utf8');
    const { records } = JSON.parse(text);
    expect(records).toMatchObject({
      investors: [{ first_name: MARK, email: EMAIL }],
      tax_residencies: [{ country: 'DE', tax_id: '12345678911' }],
      onboarding_drafts: [{ step: 'person', typed: { company_name: MARK } }],
      sessions: [{ device: MARK }],
    });
    expect(records.addresses).toHaveLength(2);
    expect(records.audit_log).toContainEqual(
      expect.objectContaining({ actor_type: 'operator', action: 'investor.exported' }),
    );
    expect(text).not.toMatch(/Somebody|olga/);
  });

  test('leaves out what no virus scanner has seen, and says so', async () => {
    const waits = eq(documents.document_type, 'passport');
    await office.db.update(documents).set({ scan: 'waiting' }).where(waits);
    const folder = join(office.dataDir, 'answer');
    const { out } = await office.manzil('investor', 'export', EMAIL, folder);
    expect((await readdir(folder)).filter((name) => name.startsWith('passport'))).toEqual([]);
    expect(out[1]).toContain('no virus scanner has seen them yet: 1 file.');
  });

  test('is on record before it is written, and writes over nothing', async () => {
    const folder = join(office.dataDir, 'answer');
    await office.manzil('investor', 'export', investor.investor_no, folder);
    expect(
      await jsonRows(office.db, sql`select actor_id, action from audit_log order by id`),
    ).toEqual([{ actor_id: 'olga', action: 'investor.exported' }]);
    const { code, notes } = await office.manzil('investor', 'export', EMAIL, folder);
    expect([code, notes]).toEqual([1, [`${folder} exists already.`]]);
  });

  test('of nobody makes no folder', async () => {
    const folder = join(office.dataDir, 'answer');
    const { code, notes } = await office.manzil('investor', 'export', 'no@example.com', folder);
    expect([code, notes]).toEqual([1, ['There is no investor "no@example.com".']]);
    await expect(stat(folder)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
