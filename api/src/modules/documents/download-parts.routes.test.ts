import { aStoredDocument } from '../../../testing/documents';
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
