import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { ALL, DEFAULTS } from '../../../testing/sample-settings';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { mailOutbox } from '../../platform/mail/mail-outbox.table';
import { documents } from '../documents/documents.table';
import { reviewDocument } from '../documents/review-document.usecase';

let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  investor = await anInvestor(portal.db);
  caller = await portal.as(investor);
});

const put = (payload: object) => caller.call({ method: 'PUT', url: '/settings', payload });

const problem = async (headers = {}) =>
  (await caller.call({ method: 'GET', url: `/units/${randomUUID()}`, headers })).json().message;
const GERMAN = 'Das gibt es nicht, oder es gehört nicht zu deinem Konto.';
const ENGLISH = 'This does not exist, or it is not part of your account.';
const BROWSER = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' };

test('problems are told in the language that was set, whatever the browser prefers', async () => {
  expect(await problem(BROWSER)).toBe(GERMAN);
  await put({ ...DEFAULTS, locale: 'en' });
  expect(await problem()).toBe(ENGLISH);
  expect(await problem(BROWSER)).toBe(ENGLISH);
  expect((await put({ ...DEFAULTS, locale: 'fr' })).json().fields).toEqual({
    locale: 'This is not valid.',
  });
});

test('a page that is open in the other language gets its problems in that one', async () => {
  await put({ ...DEFAULTS, locale: 'en' });
  expect(await problem({ 'accept-language': 'de' })).toBe(GERMAN);
});

async function declinedDocument(): Promise<void> {
  const [document] = await portal.db
    .insert(documents)
    .values({
      investor_id: investor.id,
      document_type: 'passport',
      status: 'in_review',
      uploaded_on: '2026-11-21',
    })
    .returning({ id: documents.id });
  await portal.db.transaction((tx) =>
    reviewDocument(tx, {
      documentId: document!.id,
      operator: 'ops',
      decision: 'declined',
      code: 'unreadable',
    }),
  );
}
const mails = () => portal.db.$count(mailOutbox, eq(mailOutbox.to_address, investor.email));

test('mails about a topic that was switched off are not sent', async () => {
  await declinedDocument();
  expect(await mails()).toBe(1);
  await put({ ...DEFAULTS, notifications: { ...ALL, documents: { email: false } } });
  await declinedDocument();
  expect(await mails()).toBe(1);
  await put({ ...DEFAULTS, version: 1 });
  await declinedDocument();
  expect(await mails()).toBe(2);
});
