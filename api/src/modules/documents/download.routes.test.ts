import type { Profile } from '@manzil/shared/contract/profile/profile';
import { aDocument, aStoredDocument } from '../../../testing/documents';
import { accessCount, accessesOf, DOWNLOAD_HEADERS } from '../../../testing/downloads';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { temporaryFiles } from '../../../testing/temporary-files';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

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
const accesses = (id: string) => accessCount(portal.db, id);

test('a document comes as it was stored, as a download that no page can run or show', async () => {
  const { id, content } = await aFile({ name: 'Übergabe.pdf' });
  const { statusCode, headers, rawPayload } = await download(id);
  expect([statusCode, rawPayload.equals(content)]).toEqual([200, true]);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(content.length),
    'content-disposition': `attachment; filename="Ubergabe.pdf"; filename*=UTF-8''%C3%9Cbergabe.pdf`,
    ...DOWNLOAD_HEADERS,
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
  const [row] = await accessesOf(portal.db, id);
  expect(row).toMatchObject({ actor_type: 'investor', actor_id: investor.id, action: 'download' });
  expect(await accesses(id)).toBe(2);
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

test('a document without a file, and one of another investor, are as if they were not there', async () => {
  const paper = await aDocument(portal.db, { investor });
  const other = await aFile({ investor: await anInvestor(portal.db) });
  const [one, two] = [await download(paper), await download(other.id)];
  expect([one.statusCode, two.statusCode]).toEqual([404, 404]);
  expect(one.body).toBe(two.body);
});
