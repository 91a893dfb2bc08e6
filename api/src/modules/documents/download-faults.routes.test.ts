import { readFile, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { aStoredDocument } from '../../../testing/documents';
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
