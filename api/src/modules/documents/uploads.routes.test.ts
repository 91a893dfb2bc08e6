import '../../../testing/checks-here';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aPdf } from '../../../testing/pdfs';
import { aJpeg } from '../../../testing/pictures';
import { NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { sha256, uploadedPassport } from '../../../testing/uploaded-documents';
import { put, uploadUrl } from '../../../testing/uploads';
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

test('a document is taken in for review and lies in the store encrypted', async () => {
  const content = aPdf();
  const answer = await put(caller, uploadUrl({ valid_until: '2031-05-01' }), content);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual(uploadedPassport(content));
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

test('an account uploads twenty files in a minute, and is told when it may go on', async () => {
  const empty = () => put(caller, uploadUrl(), Buffer.alloc(0));
  for (let n = 0; n < 20; n += 1) expect((await empty()).statusCode).not.toBe(429);
  const refused = await empty();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
