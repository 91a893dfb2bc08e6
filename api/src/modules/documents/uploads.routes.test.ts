import '../../../testing/checks-here';
import { createHash, randomUUID } from 'node:crypto';
import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { aDocument } from '../../../testing/documents';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aPdf } from '../../../testing/pdfs';
import { aJpeg } from '../../../testing/pictures';
import { aProperty, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { put, uploadUrl } from '../../../testing/uploads';
import { newToken } from '../../identity/session-token';
import { createSession } from '../../identity/sessions.repository';
import { openEncrypted } from '../../platform/files/encrypted-files';
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
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

async function storedFiles(): Promise<number> {
  let files = 0;
  for await (const _ of portal.stored.files.list('documents/')) files += 1;
  return files;
}

test('a document is taken in for review and lies in the store encrypted', async () => {
  const content = aPdf();
  const answer = await put(caller, uploadUrl({ valid_until: '2031-05-01' }), content);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({
    document_id: expect.any(String),
    document_type: 'passport',
    status: 'in_review',
    valid_until: '2031-05-01',
    uploaded_on: '2026-11-21',
    uploaded_by: 'investor',
    scanning: false,
    unit_id: null,
    unit_label: null,
    decline_code: null,
    decline_text: null,
    superseded_by_id: null,
    file: {
      name: 'Reisepass.pdf',
      media_type: 'application/pdf',
      size_bytes: content.length,
      sha256: sha256(content),
    },
  } satisfies DocumentDetail);
  const [row] = await rows();
  expect(await openEncrypted(portal.stored, row?.file_key ?? '')).toEqual(content);
  expect((await caller.get('/profile')).json()).toMatchObject({
    documents: [{ document_type: 'passport', status: 'in_review' }],
  });
});

test('a photo is kept drawn anew; size and hash are those of the kept one', async () => {
  const photo = await aJpeg({ width: 40, height: 30, orientation: 6 });
  const answer = await put(caller, uploadUrl({ name: 'IMG_0042.JPG' }), photo);
  const [row] = await rows();
  const kept = await openEncrypted(portal.stored, row?.file_key ?? '');
  expect(answer.json().file).toEqual({
    name: 'IMG_0042.JPG',
    media_type: 'image/jpeg',
    size_bytes: kept.length,
    sha256: sha256(kept),
  });
  expect(await sharp(kept).metadata()).toMatchObject({ width: 30, height: 40 });
  expect(kept.includes('CNRY-author')).toBe(false);
});

test('the same upload sent again is the same document', async () => {
  const url = uploadUrl();
  const first = await put(caller, url, aPdf());
  const again = await put(caller, url, aPdf());
  expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
  expect(again.json()).toEqual(first.json());
  expect(await rows()).toHaveLength(1);
});

test('another file, or another thing said about it, under the same id is refused', async () => {
  const id = randomUUID();
  await put(caller, uploadUrl({}, id), aPdf());
  const otherFile = await put(caller, uploadUrl({}, id), aPdf({ objects: ['(x)'] }));
  const otherName = await put(caller, uploadUrl({ name: 'Visum.pdf' }, id), aPdf());
  expect([otherFile.statusCode, otherName.statusCode]).toEqual([409, 409]);
  expect(otherFile.json()).toMatchObject({ code: 'document.upload_id_taken' });
});

test('two investors may have the same upload id', async () => {
  const url = uploadUrl();
  await put(caller, url, aPdf());
  const other = await portal.as(await anInvestor(portal.db));
  expect((await put(other, url, aPdf())).statusCode).toBe(201);
});

test('is open before onboarding is finished', async () => {
  const fresh = await portal.as(await anInvestor(portal.db, { onboarding_step: 2 }));
  expect((await put(fresh, uploadUrl(), aPdf())).statusCode).toBe(201);
});

test.each<[string, Buffer, number, string, string]>([
  ['a web page', Buffer.from('<html>'), 415, 'upload.type_unsupported', 'Diese Art von Datei'],
  ['nothing', Buffer.alloc(0), 422, 'upload.empty', 'Die Datei ist leer.'],
  [
    'a photo of an iPhone',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    415,
    'upload.heic',
    'ein Bildschirmfoto',
  ],
  [
    'a PDF with a script',
    aPdf({ catalog: '/OpenAction << /S /JavaScript /JS (x) >>' }),
    422,
    'upload.active_content',
    'Drucke es als neues PDF',
  ],
])(
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

test.each<[string, Record<string, string>]>([
  ['an unknown type', { document_type: 'selfie' }],
  ['no name', { name: '' }],
  ['a name of 256 letters', { name: 'x'.repeat(256) }],
  ['a name with a line end', { name: 'a\r\nSet-Cookie: x=1' }],
  ['a name with NUL', { name: 'a\0b.pdf' }],
  ['a name that turns its direction', { name: 'foto\u202egpj.exe' }],
  ['a day that does not exist', { valid_until: '2027-02-30' }],
  ['a unit that is no id', { unit_id: '3' }],
  ['a field nobody asked for', { status: 'accepted' }],
])('%s is refused before the file is read', async (_, said) => {
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

describe('for a unit', () => {
  test('a document names it', async () => {
    const property_id = await aProperty(portal.db, { name: 'Marina Walk Tower' });
    const unit_id = await aUnit(portal.db, {
      property_id,
      unit_no: '2304',
      owners: [{ investor }],
    });
    const answer = await put(caller, uploadUrl({ document_type: 'title-deed', unit_id }), aPdf());
    expect(answer.json()).toMatchObject({ unit_id, unit_label: 'Marina Walk Tower 2304' });
  });

  test("somebody else's, a missing and a former one are refused alike", async () => {
    const other = await anInvestor(portal.db);
    const foreign = await aUnit(portal.db, { owners: [{ investor: other }] });
    const former = await aUnit(portal.db, {
      owners: [
        { investor, owned_to: '2026-10-31' },
        { investor: other, owned_from: '2026-11-01' },
      ],
    });
    const answers = [];
    for (const unit_id of [foreign, former, randomUUID()]) {
      const answer = await put(caller, uploadUrl({ unit_id }), aPdf());
      expect(answer.statusCode).toBe(422);
      answers.push(answer.json().fields);
    }
    expect(answers).toEqual(Array(3).fill({ unit_id: 'Das ist keine deiner Einheiten.' }));
  });
});

describe('in the place of another document', () => {
  test('the other one is superseded, and the profile waits for the review', async () => {
    const old = await aDocument(portal.db, {
      investor,
      status: 'declined',
      decline_code: 'expired',
    });
    const answer = await put(caller, uploadUrl({ replaces: old }), aPdf());
    const { document_id } = answer.json();
    expect((await caller.get(`/documents/${old}`)).json()).toMatchObject({
      superseded_by_id: document_id,
    });
    const { reasons } = (await caller.get('/profile')).json();
    expect(reasons).toContain('document_in_review');
    expect(reasons).not.toContain('document_declined');
  });

  test('it belongs to the unit of the other one', async () => {
    const unit_id = await aUnit(portal.db, { owners: [{ investor }] });
    const replaces = await aDocument(portal.db, { investor, unit_id, document_type: 'ejari' });
    const answer = await put(caller, uploadUrl({ document_type: 'ejari', replaces }), aPdf());
    expect(answer.json()).toMatchObject({ unit_id });
  });

  test('sent again it is the same document, though the other one is superseded by now', async () => {
    const replaces = await aDocument(portal.db, { investor });
    const url = uploadUrl({ replaces });
    await put(caller, url, aPdf());
    expect((await put(caller, url, aPdf())).statusCode).toBe(200);
  });

  test("what is another's, of another type, of another unit or superseded cannot be replaced", async () => {
    const other = await anInvestor(portal.db);
    const unit_id = await aUnit(portal.db, { owners: [{ investor }] });
    const newer = await aDocument(portal.db, { investor });
    const refused = [
      { replaces: await aDocument(portal.db, { investor: other }) },
      { replaces: await aDocument(portal.db, { investor, document_type: 'visa' }) },
      { replaces: await aDocument(portal.db, { investor }), unit_id },
      { replaces: await aDocument(portal.db, { investor, superseded_by_id: newer }) },
      { replaces: randomUUID() },
    ];
    for (const said of refused) {
      const answer = await put(caller, uploadUrl(said), aPdf());
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['replaces']]);
    }
  });
});

test('an account uploads twenty files in a minute, and is told when it may go on', async () => {
  const empty = () => put(caller, uploadUrl(), Buffer.alloc(0));
  for (let n = 0; n < 20; n += 1) expect((await empty()).statusCode).not.toBe(429);
  const refused = await empty();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
