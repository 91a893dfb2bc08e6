import '../../../testing/checks-here';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { type ClamdDouble, ENDLESS, startClamdDouble, VIRUS } from '../../../testing/clamd-double';
import { aDocument, aStoredDocument } from '../../../testing/documents';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { aPdf } from '../../../testing/pdfs';
import { NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { put, uploadUrl } from '../../../testing/uploads';
import { clamdScan, type Scan } from '../../platform/files/scan/clamd';
import { documents } from './documents.table';
import { reviewDocument } from './review-document.usecase';
import { scanWaiting } from './scan-waiting.usecase';

let clamd: ClamdDouble;
/** A deadline for what is never answered alone: a busy machine does not keep a short one. */
const scan: Scan = (content) =>
  clamdScan(clamd.url, clamd.answers(content) ? undefined : 50)(content);
let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;

const infected = () => aPdf({ objects: [`(${VIRUS})`] });

beforeAll(async () => {
  clamd = await startClamdDouble();
  portal = await buildTestApp({ now: NOON, scan });
});
afterAll(async () => {
  await portal.close();
  await clamd.close();
});
beforeEach(async () => {
  clamd.silence(false);
  await portal.db.delete(documents);
  investor = await anInvestor(portal.db);
  caller = await portal.as(investor);
});

const upload = (content = aPdf(), url = uploadUrl()) => put(caller, url, content);
const rows = () => portal.db.select().from(documents).where(eq(documents.investor_id, investor.id));
const work = (by: Scan | null = scan) =>
  scanWaiting(
    { db: portal.service, ...portal.stored, scan: by, logger: pino({ level: 'silent' }) },
    new AbortController().signal,
  );

test('what the scanner finds in a file is said at once, and nothing is kept', async () => {
  const answer = await upload(infected());
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'upload.infected']);
  expect(await rows()).toEqual([]);
  expect((await upload()).json()).toMatchObject({ scanning: false, file: {} });
});

test('while the scanner is silent a file waits: it is there, and nobody gets it', async () => {
  clamd.silence(true);
  const url = uploadUrl();
  const { statusCode, json } = await upload(aPdf(), url);
  const { document_id: id } = json();
  expect([statusCode, json()]).toMatchObject([
    201,
    { status: 'in_review', scanning: true, file: null },
  ]);
  expect((await upload(aPdf(), url)).statusCode).toBe(200);
  const download = await caller.get(`/documents/${id}/download`);
  expect([download.statusCode, download.json().code]).toEqual([409, 'document.waits_for_scan']);
  expect((await caller.get('/documents/archive')).statusCode).toBe(404);
  expect((await caller.get('/profile')).json().documents).toMatchObject([
    { scanning: true, file: null },
  ]);
  await expect(
    portal.service.transaction((tx) =>
      reviewDocument(tx, { documentId: id, operator: 'olga', decision: 'accepted' }),
    ),
  ).rejects.toMatchObject({ definition: { code: 'document.waits_for_scan' } });
  await work();
  expect(await rows()).toMatchObject([{ scan: 'waiting' }]);

  clamd.silence(false);
  await work();
  expect((await caller.get(`/documents/${id}/download`)).statusCode).toBe(200);
});

test('what is found later declines the document, takes its file away, and the owner is told', async () => {
  clamd.silence(true);
  const { document_id: id } = (await upload(infected())).json();
  const [before] = await rows();
  clamd.silence(false);
  await work();
  expect((await caller.get(`/documents/${id}`)).json()).toMatchObject({
    status: 'declined',
    decline_code: 'infected',
    scanning: false,
    file: null,
  });
  await expect(portal.stored.files.get(before?.file_key ?? '')).rejects.toThrow();
  expect(await mailsTo(portal.db, investor.email)).toMatchObject([
    { template: 'document-declined', values: { reason: 'infected' } },
  ]);
});

test('a file without a verdict keeps no other one waiting, and the office can decline it', async () => {
  const endless = () => aPdf({ objects: [`(${ENDLESS})`] });
  const { document_id: id, scanning } = (await upload(endless())).json();
  expect(scanning).toBe(true);
  clamd.silence(true);
  await upload();
  clamd.silence(false);
  await work();
  expect((await rows()).map((row) => [row.id === id, row.scan]).sort()).toEqual([
    [false, 'clean'],
    [true, 'waiting'],
  ]);
  await portal.service.transaction((tx) =>
    reviewDocument(tx, { documentId: id, operator: 'olga', decision: 'declined', code: 'other' }),
  );
  expect((await caller.get(`/documents/${id}`)).json()).toMatchObject({
    status: 'declined',
    file: null,
  });
});

test('a file that the scanner ends of comes last the next time', async () => {
  const asked: string[] = [];
  for (const words of ['first', 'second']) {
    const content = Buffer.from(words);
    await aStoredDocument(portal.db, portal.stored, { investor, scan: 'waiting', content });
  }
  const ended: Scan = async (content) => {
    asked.push(content.toString());
    return 'silent';
  };
  await work(ended);
  await work(ended);
  await work(ended);
  expect(asked).toEqual(['first', 'second', 'first']);
});

test('a row whose file is gone keeps no file waiting', async () => {
  await aDocument(portal.db, { investor, scan: 'waiting' });
  const { id } = await aStoredDocument(portal.db, portal.stored, { investor, scan: 'waiting' });
  await work();
  expect((await rows()).find((row) => row.id === id)).toMatchObject({ scan: 'clean' });
});

test('a file that cannot be read keeps no other one waiting, and without a scanner none waits', async () => {
  const waiting = () =>
    aStoredDocument(portal.db, portal.stored, { investor, scan: 'waiting', status: 'in_review' });
  const lost = await waiting();
  await rm(join(portal.stored.path, lost.key));
  await waiting();
  await work();
  expect((await rows()).map((row) => row.scan).sort()).toEqual(['clean', 'waiting']);
  await work(null);
  expect((await rows()).map((row) => row.scan)).toEqual(['clean', 'clean']);
});
