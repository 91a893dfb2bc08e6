import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { aDocument, aStoredDocument } from '../../../testing/documents';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aProperty, aUnit, NOON } from '../../../testing/portfolio';
import { temporaryFiles } from '../../../testing/temporary-files';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { entriesOf } from '../../../testing/zip-entries';
import { documentAccesses } from './documents.table';

let portal: TestApp;
let stored: Awaited<ReturnType<typeof temporaryFiles>>;
let investor: TestInvestor;

beforeAll(async () => {
  stored = await temporaryFiles();
  portal = await buildTestApp({ now: NOON, files: stored.files });
});
afterAll(async () => {
  await portal.close();
  await stored.remove();
});
beforeEach(async () => {
  investor = await anInvestor(portal.db);
});

const aFile = (overrides = {}) =>
  aStoredDocument(portal.db, portal.stored, { investor, ...overrides });
const archive = async (query = '') => (await portal.as(investor)).get(`/documents/archive${query}`);

test('all files come in one ZIP, by what they are, and each is on record', async () => {
  const property_id = await aProperty(portal.db, { name: 'Creek/../Lantern' });
  const unit_id = await aUnit(portal.db, { property_id, unit_no: '18', owners: [{ investor }] });
  const newer = await aFile({ uploaded_on: '2026-05-01', name: '../../etc/passwd.pdf' });
  await aFile({ uploaded_on: '2026-05-01' });
  const older = await aFile({ uploaded_on: '2024-05-01', superseded_by_id: newer.id });
  await aFile({ document_type: 'oqood', unit_id });
  await aDocument(portal.db, { investor, document_type: 'visa' });
  await aStoredDocument(portal.db, portal.stored, { investor: await anInvestor(portal.db) });

  const { statusCode, headers, rawPayload } = await archive();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="manzil.zip"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const entries = new Map(entriesOf(rawPayload));
  expect([...entries.keys()].sort()).toEqual([
    'Frühere Fassungen/Reisepass 2024-05-01.pdf',
    'Oqood-Zertifikat Creek_.._Lantern 18 2026-01-01.pdf',
    'Reisepass 2026-05-01 (2).pdf',
    'Reisepass 2026-05-01.pdf',
  ]);
  expect(entries.get('Frühere Fassungen/Reisepass 2024-05-01.pdf')).toEqual(older.content);
  const accesses = (id: string) =>
    portal.db.$count(documentAccesses, eq(documentAccesses.document_id, id));
  expect([await accesses(newer.id), await accesses(older.id)]).toEqual([1, 1]);
  expect((await archive('?language=en')).rawPayload.toString('latin1')).toContain('Earlier');
});

test('a ZIP that lacks a file does not end as if it were whole', async () => {
  await aFile({ uploaded_on: '2026-05-01' });
  const { key } = await aFile({ uploaded_on: '2026-04-01' });
  await rm(join(stored.path, key));
  await expect(archive()).rejects.toThrow();
});

test('whether it would come can be asked, and while one is on its way it does not', async () => {
  await aFile();
  const caller = await portal.as(investor);
  const ask = async () =>
    (await caller.call({ method: 'HEAD', url: '/documents/archive' })).statusCode;
  expect(await ask()).toBe(200);
  const get = stored.files.get.bind(stored.files);
  let goOn: () => void = () => undefined;
  const open = new Promise<void>((opened) => {
    jest.spyOn(stored.files, 'get').mockImplementationOnce((key) => {
      opened();
      return new Promise<void>((resolve) => {
        goOn = resolve;
      }).then(() => get(key));
    });
  });
  const first = caller.get('/documents/archive');
  await open;
  expect(await ask()).toBe(503);
  goOn();
  expect((await first).statusCode).toBe(200);
  expect(await ask()).toBe(200);
});

test('without any file there is no ZIP', async () => {
  expect((await archive()).statusCode).toBe(404);
});
