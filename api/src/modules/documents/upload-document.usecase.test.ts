import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { aDocument } from '../../../testing/documents';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aPdf } from '../../../testing/pdfs';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { inInvestorTransaction } from '../../identity/investor-connection';
import { checkContent } from '../../platform/files/check/content';
import { filesUnavailable } from '../../platform/files/file.errors';
import { newFileKey } from '../../platform/files/file-store';
import { AppError } from '../../platform/http/errors';
import { documents } from './documents.table';
import { uploadDocument } from './upload-document.usecase';
import type { UploadRequest } from './upload-request';

jest.setTimeout(60_000);

const MEGABYTE = 1024 * 1024;

let portal: TestApp;
let investor: TestInvestor;
let discarded: string[];

beforeAll(async () => {
  portal = await buildTestApp({ connectTimeoutMs: 20_000 });
});
afterAll(() => portal.close());
beforeEach(async () => {
  investor = await anInvestor(portal.db);
  discarded = [];
});

type Overrides = Partial<UploadRequest> & Partial<Parameters<typeof uploadDocument>[1]>;

function upload({ content = aPdf(), ...overrides }: Overrides & { content?: Buffer } = {}) {
  const steps = {
    ...portal.stored,
    write: <T>(work: Parameters<typeof inInvestorTransaction<T>>[2]) =>
      inInvestorTransaction(portal.app.portal, investor.id, work),
    receive: async () => content,
    check: (sent: Buffer) => checkContent(sent, 'document'),
    scan: async () => 'clean' as const,
    discard: async (key: string) => {
      discarded.push(key);
      await portal.stored.files.delete(key);
    },
    ...overrides,
  };
  return uploadDocument(
    {
      investorId: investor.id,
      uploadId: randomUUID(),
      document_type: 'passport',
      name: 'Reisepass.pdf',
      valid_until: '2031-05-01',
      today: '2026-11-21',
      ...overrides,
    },
    steps,
  );
}

/** Rows as if the investor had uploaded so many files of this size. */
async function filled(files: number, bytes: number): Promise<void> {
  for (let n = 0; n < files; n += 1) {
    await aDocument(portal.db, {
      investor,
      name: 'x',
      file_key: newFileKey({ kind: 'documents' }),
      media_type: 'application/pdf',
      size_bytes: bytes,
      sha256: 'x',
    });
  }
}

async function outcomes(attempts: Promise<unknown>[]): Promise<Record<string, number>> {
  const settled = await Promise.allSettled(attempts);
  const names = settled.map((result) =>
    result.status === 'fulfilled'
      ? 'stored'
      : result.reason instanceof AppError
        ? result.reason.definition.code
        : String(result.reason),
  );
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]),
  );
}

const fifty = <T>(work: (n: number) => T) => Array.from({ length: 50 }, (_, n) => work(n));
const rowCount = () => portal.db.$count(documents, eq(documents.investor_id, investor.id));

async function filesWithoutRow(): Promise<number> {
  const { rows } = await portal.db.execute<{ file_key: string }>(
    sql`select file_key from documents where file_key is not null`,
  );
  const named = new Set(rows.map(({ file_key }) => file_key));
  let without = 0;
  for await (const { key } of portal.stored.files.list('documents/'))
    if (!named.has(key)) without += 1;
  return without;
}

test('of fifty uploads at once that would each be the last to fit, one is stored: 200 files', async () => {
  await filled(199, 1);
  expect(await outcomes(fifty(() => upload()))).toEqual({
    stored: 1,
    'document.quota_reached': 49,
  });
  expect(await rowCount()).toBe(200);
  expect(await filesWithoutRow()).toBe(0);
});

test('of fifty uploads at once that would each be the last to fit, one is stored: 200 MB', async () => {
  const size = aPdf().length;
  await filled(20, 10 * MEGABYTE - Math.ceil((1.5 * size) / 20));
  expect(await outcomes(fifty(() => upload()))).toEqual({
    stored: 1,
    'document.quota_reached': 49,
  });
  const { rows } = await portal.db.execute<{ bytes: string }>(
    sql`select sum(size_bytes) as bytes from documents where investor_id = ${investor.id}`,
  );
  expect(Number(rows[0]?.bytes)).toBeLessThanOrEqual(200 * MEGABYTE);
});

test('who has no room is told before the file is sent', async () => {
  await filled(200, 1);
  const receive = jest.fn();
  await expect(upload({ receive })).rejects.toMatchObject({
    definition: { code: 'document.quota_reached' },
  });
  expect(receive).not.toHaveBeenCalled();
});

test('what operators have put there takes no room', async () => {
  await filled(199, 1);
  await aDocument(portal.db, { investor, uploaded_by: 'operator' });
  await expect(upload()).resolves.toMatchObject({ created: true });
});

test('fifty attempts at once with the same id are one document, and each gets it', async () => {
  const uploadId = randomUUID();
  const results = await Promise.all(fifty(() => upload({ uploadId })));
  expect(results.filter(({ created }) => created)).toHaveLength(1);
  expect(new Set(results.map(({ document }) => document.document_id)).size).toBe(1);
  expect([await rowCount(), await filesWithoutRow()]).toEqual([1, 0]);
  expect(discarded).toHaveLength(49);
});

test('of fifty files at once under one id the first is kept, the others are refused', async () => {
  const uploadId = randomUUID();
  const attempts = fifty((n) => upload({ uploadId, content: aPdf({ objects: [`(${n})`] }) }));
  expect(await outcomes(attempts)).toEqual({ stored: 1, 'document.upload_id_taken': 49 });
  expect([await rowCount(), await filesWithoutRow()]).toEqual([1, 0]);
});

test('of many that replace the same document at once one does', async () => {
  const replaces = await aDocument(portal.db, { investor });
  const attempts = fifty(() => upload({ replaces }));
  expect(await outcomes(attempts)).toEqual({ stored: 1, 'request.invalid': 49 });
});

test('where the store is down nothing is stored', async () => {
  const files = { ...portal.stored.files, put: () => Promise.reject(filesUnavailable()) };
  await expect(upload({ files })).rejects.toMatchObject({ definition: { status: 503 } });
  expect(await rowCount()).toBe(0);
});

test('where the connection breaks while the row is committed, its file is kept for the sweep to judge', async () => {
  let writes = 0;
  const write = async <T>(work: Parameters<typeof inInvestorTransaction<T>>[2]): Promise<T> => {
    const result = await inInvestorTransaction(portal.app.portal, investor.id, work);
    writes += 1;
    if (writes === 2)
      throw Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' });
    return result;
  };
  await expect(upload({ write: write as never })).rejects.toThrow('Connection terminated');
  expect(discarded).toEqual([]);
  expect([await rowCount(), await filesWithoutRow()]).toEqual([1, 0]);
});
