import { type Decision, reviewAs, undecidable } from '../../../testing/document-reviews';
import { aDocument } from '../../../testing/documents';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { auditedReviews, queuedMails } from '../../../testing/review-traces';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  investor = await anInvestor(portal.db, { first_name: 'Lena', locale: 'en' });
  caller = await portal.as(investor);
});

const review = (id: string, decision: Decision) => reviewAs(portal.service, id, decision);
const found = async (id: string) => (await caller.get(`/documents/${id}`)).json();
const mails = () => queuedMails(portal.db);

test('an accepted document counts, until the day the reviewer has read in it: the investor gets a mail', async () => {
  const id = await aDocument(portal.db, { investor, status: 'in_review' });
  await review(id, { decision: 'accepted', valid_until: '2031-05-01' });
  expect(await found(id)).toMatchObject({ status: 'accepted', valid_until: '2031-05-01' });
  expect(await mails()).toEqual([
    {
      to_address: investor.email,
      language: 'en',
      template: 'document-accepted',
      values: { first_name: 'Lena', document: 'passport', investor_id: investor.id },
    },
  ]);
});

test('a day that the reviewer does not name stays', async () => {
  const id = await aDocument(portal.db, {
    investor,
    status: 'in_review',
    valid_until: '2030-01-01',
  });
  await review(id, { decision: 'accepted' });
  expect(await found(id)).toMatchObject({ valid_until: '2030-01-01' });
});

test.each(['in_review', 'accepted'] as const)(
  'a document that is %s can be declined: the investor reads why and gets a mail',
  async (status) => {
    const id = await aDocument(portal.db, { investor, status });
    await review(id, { decision: 'declined', code: 'cropped', text: 'The corner is missing.' });
    expect(await found(id)).toMatchObject({
      status: 'declined',
      decline_code: 'cropped',
      decline_text: 'The corner is missing.',
    });
    expect((await caller.get('/profile')).json()).toMatchObject({ status: 'inactive' });
    expect((await mails()).at(-1)).toEqual({
      to_address: investor.email,
      language: 'en',
      template: 'document-declined',
      values: {
        first_name: 'Lena',
        document: 'passport',
        reason: 'cropped',
        investor_id: investor.id,
      },
    });
  },
);

test('the decision and who made it are in the audit log', async () => {
  const id = await aDocument(portal.db, { investor, status: 'in_review' });
  await review(id, { decision: 'declined', code: 'cropped', text: 'CNRY' });
  expect(await auditedReviews(portal.db, id)).toEqual([
    {
      actor_type: 'operator',
      actor_id: 'sara',
      action: 'document.declined',
      investor_id: investor.id,
      detail: { document_type: 'passport', code: 'cropped' },
    },
  ]);
});

test('nothing goes back, and what was replaced is not decided on any more', async () => {
  for (const [id, decision] of await undecidable(portal.db, investor)) {
    await expect(review(id, decision)).rejects.toMatchObject({
      definition: { code: 'document.not_reviewable' },
    });
  }
});

test('a document that does not exist is said to be missing', async () => {
  await expect(
    review('00000000-0000-4000-8000-000000000000', { decision: 'accepted' }),
  ).rejects.toMatchObject({ definition: { code: 'not_found' } });
});
