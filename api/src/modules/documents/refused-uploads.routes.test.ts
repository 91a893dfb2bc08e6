import '../../../testing/checks-here';
import { eq } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aPdf } from '../../../testing/pdfs';
import { NOON } from '../../../testing/portfolio';
import { REFUSED_FILES, REFUSED_WORDS } from '../../../testing/refused-uploads';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { put, uploadUrl } from '../../../testing/uploads';
import { newToken } from '../../identity/session-token';
import { createSession } from '../../identity/sessions.repository';
import { documents } from './documents.table';

jest.setTimeout(60_000);

let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  investor = await anInvestor(portal.db);
  caller = await portal.as(investor);
});

const rows = () => portal.db.select().from(documents).where(eq(documents.investor_id, investor.id));

async function storedFiles(): Promise<number> {
  let files = 0;
  for await (const _ of portal.stored.files.list('documents/')) files += 1;
  return files;
}

test.each(REFUSED_FILES)(
  '%s is refused at the field, and nothing of it is kept',
  async (_, content, status, code, text) => {
    const before = await storedFiles();
    const answer = await put(caller, uploadUrl(), content);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, fields: { file: expect.stringContaining(text) } });
    expect(await rows()).toEqual([]);
    expect(await storedFiles()).toBe(before);
  },
);

test.each(REFUSED_WORDS)('%s is refused before the file is read', async (_, said) => {
  const answer = await put(caller, uploadUrl(said), aPdf());
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().fields)).toEqual(Object.keys(said));
});

test('what runs out is taken with its last day alone, and anything else without one', async () => {
  const withoutDay = (said?: Record<string, string>) =>
    put(caller, uploadUrl(said).replace(/&valid_until=[\d-]+/, ''), aPdf());
  const passport = await withoutDay();
  expect(passport.statusCode).toBe(422);
  expect(passport.json()).toMatchObject({
    fields: { valid_until: 'Trag ein, bis wann das Dokument gültig ist.' },
  });
  expect((await withoutDay({ document_type: 'receipt' })).statusCode).toBe(201);
});

test.each(['multipart/form-data; boundary=x', 'application/json', 'application/pdf', 'text/plain'])(
  'a body of type %s is refused',
  async (type) => {
    const answer = await caller.call({
      method: 'PUT',
      url: uploadUrl(),
      headers: { 'content-type': type },
      payload: '{}',
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'upload.media_type' });
  },
);

test('a program may send a file, a page of another site may not', async () => {
  const token = newToken();
  await createSession(portal.db, investor.id, token);
  const send = (headers: Record<string, string>) =>
    portal.app.inject({
      method: 'PUT',
      url: uploadUrl(),
      headers: {
        cookie: `session=${token}`,
        'content-type': 'application/octet-stream',
        ...headers,
      },
      payload: Buffer.alloc(0),
    });
  expect((await send({})).json()).toMatchObject({ code: 'upload.empty' });
  expect((await send({ origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
});
