import { readFile, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import type { Profile } from '@manzil/shared/contract/profile/profile';
import { eq } from 'drizzle-orm';
import { aDocument, aStoredDocument } from '../../../testing/documents';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { temporaryFiles } from '../../../testing/temporary-files';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { documentAccesses } from './documents.table';

let portal: TestApp;
let stored: Awaited<ReturnType<typeof temporaryFiles>>;
let investor: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  stored = await temporaryFiles();
  portal = await buildTestApp({ files: stored.files });
});
afterAll(async () => {
  await portal.close();
  await stored.remove();
});
beforeEach(async () => {
  investor = await anInvestor(portal.db);
  caller = await portal.as(investor);
});

type Document = Awaited<ReturnType<typeof aStoredDocument>>;
type Overrides = Partial<Parameters<typeof aStoredDocument>[2]>;

const aFile = (overrides: Overrides = {}): Promise<Document> =>
  aStoredDocument(portal.db, portal.stored, { investor, ...overrides });
const download = (
  id: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) => caller.call({ method, url: `/documents/${id}/download`, headers });
const accesses = (id: string) =>
  portal.db.$count(documentAccesses, eq(documentAccesses.document_id, id));

test('a document comes as it was stored, as a download that no page can run or show', async () => {
  const { id, content } = await aFile({ name: 'Übergabe.pdf' });
  const { statusCode, headers, rawPayload } = await download(id);
  expect([statusCode, rawPayload.equals(content)]).toEqual([200, true]);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(content.length),
    'content-disposition': `attachment; filename="Ubergabe.pdf"; filename*=UTF-8''%C3%9Cbergabe.pdf`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-site',
    'accept-ranges': 'bytes',
    etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
  });
});

test('the profile names a file as its download is named, and none where there is paper only', async () => {
  const { id } = await aFile({ name: '../Pass\u202egpj.exe' });
  const paper = await aDocument(portal.db, { investor });
  const { documents } = (await caller.get('/profile')).json<Profile>();
  const named = Object.fromEntries(documents.map(({ document_id, file }) => [document_id, file]));
  expect(named).toEqual({ [id]: { name: '_Pass_gpj.exe.pdf' }, [paper]: null });
  expect((await download(id)).headers['content-disposition']).toContain('"_Pass_gpj.exe.pdf"');
});

test('asking for the head tells the same and hands nothing over', async () => {
  const { id } = await aFile();
  const [whole, head] = [await download(id), await download(id, {}, 'HEAD')];
  const without = ({ headers }: typeof whole) => ({ ...headers, date: '' });
  expect([head.statusCode, without(head), head.body]).toEqual([200, without(whole), '']);
  expect(await accesses(id)).toBe(1);
});

test('every download is on record', async () => {
  const { id } = await aFile();
  await download(id);
  await download(id);
  const [row] = await portal.db
    .select()
    .from(documentAccesses)
    .where(eq(documentAccesses.document_id, id));
  expect(row).toMatchObject({ actor_type: 'investor', actor_id: investor.id, action: 'download' });
  expect(await accesses(id)).toBe(2);
});

describe('a part', () => {
  test.each([
    ['bytes=0-9', 0, 10],
    ['bytes=10-', 10, undefined],
    ['bytes=-5', -5, undefined],
  ])('%s', async (range, start, end) => {
    const { id, content } = await aFile();
    const { statusCode, headers, rawPayload } = await download(id, { range });
    const part = content.subarray(start, end);
    expect([statusCode, rawPayload.equals(part)]).toEqual([206, true]);
    const first = start < 0 ? content.length + start : start;
    expect(headers).toMatchObject({
      'content-length': String(part.length),
      'content-range': `bytes ${first}-${first + part.length - 1}/${content.length}`,
    });
  });

  test('beyond the end does not exist', async () => {
    const { id, content } = await aFile();
    const answer = await download(id, { range: `bytes=${content.length}-` });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${content.length}`);
    expect(answer.json()).toMatchObject({ code: 'files.range_not_satisfiable' });
  });

  test('of a file that has changed meanwhile is the whole new one', async () => {
    const { id, content } = await aFile();
    const answer = await download(id, { range: 'bytes=0-9', 'if-range': '"other"' });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, content.length]);
    const same = await download(id, {
      range: 'bytes=0-9',
      'if-range': String(answer.headers.etag),
    });
    expect(same.statusCode).toBe(206);
  });
});

test('who has the file already is told that it has not changed', async () => {
  const { id } = await aFile();
  const { etag } = (await download(id)).headers;
  const answer = await download(id, { 'if-none-match': String(etag) });
  expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag]);
});

test.each(['a\\"; x="y', '../../x', 'name; filename=evil.exe', '🏠'])(
  'a file called %j splits no header',
  async (name) => {
    const { id } = await aFile({ name });
    const { statusCode, headers } = await download(id);
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[^"\\]*\.pdf"; filename\*=UTF-8''\S+$/,
    );
  },
);

describe('a damaged file', () => {
  const damages: [string, (path: string) => Promise<void>][] = [
    [
      'a flipped bit',
      async (path) => {
        const bytes = await readFile(path);
        bytes[200] = (bytes[200] ?? 0) ^ 1;
        await writeFile(path, bytes);
      },
    ],
    ['a missing file', (path) => rm(path)],
    ['an empty file', (path) => writeFile(path, '')],
  ];
  test.each(damages)('%s is said, and no byte of it is handed over', async (_, damage) => {
    const { id, key } = await aFile();
    await damage(join(stored.path, key));
    const answer = await download(id);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'document.damaged' });
    expect(answer.headers['content-disposition']).toBeUndefined();
    expect(await accesses(id)).toBe(0);
  });
});

test('a document without a file, and one of another investor, are as if they were not there', async () => {
  const paper = await aDocument(portal.db, { investor });
  const other = await aFile({ investor: await anInvestor(portal.db) });
  const [one, two] = [await download(paper), await download(other.id)];
  expect([one.statusCode, two.statusCode]).toEqual([404, 404]);
  expect(one.body).toBe(two.body);
});

test('clients that take a file slowly do not use up the memory, and hold no connection', async () => {
  // More than the buffers of a connection hold.
  const { id } = await aFile({ content: Buffer.alloc(9_000_000, 'x') });
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const cookie = String(
    (await caller.call({ method: 'GET', url: '/documents' })).raw.req.headers.cookie,
  );
  const { port } = portal.app.server.address() as { port: number };
  const open = () =>
    new Promise<{ status: number | undefined; end: () => void }>((resolve) => {
      const asking = httpRequest(
        { host: '127.0.0.1', port, path: `/documents/${id}/download`, headers: { cookie } },
        (response) => {
          response.pause();
          resolve({ status: response.statusCode, end: () => asking.destroy() });
        },
      ).end();
    });
  const clients = [];
  for (let n = 0; n < 6; n += 1) clients.push(await open());
  const [seventh, list] = [await open(), await caller.get('/documents')];
  expect(clients.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect([seventh.status, list.statusCode]).toEqual([503, 200]);
  for (const client of clients) client.end();
  let status: number | undefined;
  while (status !== 200) {
    const client = await open();
    status = client.status;
    client.end();
  }
});
