import '../../../testing/checks-here';
import '../../../testing/cheap-hashes';
import type { InstalmentDetail } from '@manzil/shared/contract/instalments/instalments';
import { eq, sql } from 'drizzle-orm';
import { aDocument } from '../../../testing/documents';
import { anInvestor, PASSWORD, type TestInvestor } from '../../../testing/fixtures';
import { aPayableInstalment, ESCROW_IBAN } from '../../../testing/instalments';
import { meanwhile } from '../../../testing/meanwhile';
import { aPdf } from '../../../testing/pdfs';
import { aProperty, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { put, uploadUrl } from '../../../testing/uploads';
import { hashPassword } from '../../identity/password';
import { type Review, reviewDocument } from '../documents/review-document.usecase';
import { properties } from '../projects/properties.table';
import { instalments } from '../units/purchase.table';

let portal: TestApp;
let owner: TestInvestor;
let partner: TestInvestor;
let caller: Caller;
let unitId: string;
let propertyId: number;
let seq: number;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  const password_hash = await hashPassword(PASSWORD);
  owner = await anInvestor(portal.db, { password_hash });
  partner = await anInvestor(portal.db, { password_hash });
  caller = await portal.as(owner);
  propertyId = await aProperty(portal.db, { name: 'Creek Lantern', dld_project_no: '3018' });
  unitId = await aUnit(portal.db, {
    property_id: propertyId,
    unit_no: '1806',
    lifecycle: 'under_construction',
    owners: [
      { investor: owner, share_bps: 5000 },
      { investor: partner, share_bps: 5000 },
    ],
  });
  seq = await aPayableInstalment(portal.db, { unitId, propertyId });
});

const path = (rest = '') => `/units/${unitId}/instalments/${seq}${rest}`;
const instalment = async (by = caller): Promise<InstalmentDetail> => (await by.get(path())).json();
const reveal = (password: string) =>
  caller.call({ method: 'POST', url: path('/iban'), payload: { password } });
const upload = (said: Record<string, string> = {}) =>
  put(
    caller,
    uploadUrl({
      document_type: 'receipt',
      name: 'Überweisung.pdf',
      unit_id: unitId,
      instalment: String(seq),
      ...said,
    }),
    aPdf(),
  );
const review = (documentId: string, decision: object) =>
  portal.service.transaction((tx) =>
    reviewDocument(tx, { documentId, operator: 'sara', ...decision } as Review),
  );

test('an instalment says what to pay, where to and with which words', async () => {
  expect(await instalment()).toMatchObject({
    seq,
    count: 1,
    amount: { amount: 9_250_000, currency: 'AED' },
    owned_bps: 5000,
    status: 'due_soon',
    reference: `CL-1806-R${seq}`,
    dld_project_no: '3018',
    account: {
      holder_name: 'Creek Lantern Escrow Account',
      bank_name: 'Emirates Escrow Bank',
      iban_country: 'AE',
      iban_last4: '4417',
    },
    proof: null,
  });
});

test('the whole IBAN is answered to whoever knows the password', async () => {
  expect((await reveal('not it')).json()).toMatchObject({ code: 'auth.password_wrong' });
  const answer = await reveal(PASSWORD);
  expect([answer.statusCode, answer.json()]).toEqual([200, { iban: ESCROW_IBAN }]);
});

test('an account that the project does not name is shown to nobody', async () => {
  await portal.db
    .update(properties)
    .set({ escrow_iban_last4: '9999' })
    .where(eq(properties.id, propertyId));
  expect((await instalment()).account).toBeNull();
  expect((await reveal(PASSWORD)).statusCode).toBe(404);
});

test('a proof in review is told to all owners, its document to one', async () => {
  const { document_id } = (await upload()).json();
  const found = await instalment();
  expect([found.status, found.proof?.document_id]).toEqual(['proof_submitted', document_id]);
  const theirs = await instalment(await portal.as(partner));
  expect([theirs.status, theirs.proof]).toEqual(['proof_submitted', null]);
  const { items } = (await caller.get('/units')).json();
  expect(items[0].stage.next_instalment.status).toBe('proof_submitted');
  const { decisions } = (await caller.get('/dashboard')).json();
  expect(decisions.filter(({ unit }: { unit: unknown }) => unit)).toEqual([]);
});

test('an accepted proof pays the instalment, declined later it does not', async () => {
  const { document_id } = (await upload()).json();
  await review(document_id, { decision: 'accepted', paid_on: '2026-11-19' });
  expect(await instalment()).toMatchObject({ status: 'paid', paid_on: '2026-11-19' });
  await review(document_id, { decision: 'declined', code: 'other' });
  expect(await instalment()).toMatchObject({ status: 'due_soon', paid_on: null });
});

test('a declined proof is said, and another one takes its place', async () => {
  const { document_id } = (await upload()).json();
  await review(document_id, { decision: 'declined', code: 'unreadable' });
  expect(await instalment()).toMatchObject({
    status: 'due_soon',
    proof: { status: 'declined', decline_code: 'unreadable' },
  });
  const second = (await upload({ replaces: document_id })).json();
  expect(await instalment()).toMatchObject({
    status: 'proof_submitted',
    proof: { document_id: second.document_id },
  });
  await caller.call({ method: 'DELETE', url: `/documents/${second.document_id}` });
  expect((await instalment()).status).toBe('due_soon');
});

test('another receipt in the place of a declined one is a proof too, wherever it is handed in', async () => {
  const { document_id } = (await upload()).json();
  await review(document_id, { decision: 'declined', code: 'unreadable' });
  const url = uploadUrl({ document_type: 'receipt', name: 'b.pdf', replaces: document_id });
  const second = (await put(caller, url, aPdf())).json();
  expect(await instalment()).toMatchObject({
    status: 'proof_submitted',
    proof: { document_id: second.document_id },
  });
});

test('a proof by which it became paid is not replaced', async () => {
  const { document_id } = (await upload()).json();
  await review(document_id, { decision: 'accepted' });
  const url = uploadUrl({ document_type: 'receipt', name: 'b.pdf', replaces: document_id });
  const answer = await put(caller, url, aPdf());
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['replaces']]);
});

test('who has sold the unit hands in no proof for it', async () => {
  unitId = await aUnit(portal.db, {
    property_id: propertyId,
    lifecycle: 'under_construction',
    owners: [
      { investor: owner, owned_to: '2026-10-31' },
      { investor: partner, owned_from: '2026-11-01' },
    ],
  });
  seq = await aPayableInstalment(portal.db, { unitId, propertyId });
  const replaces = await aDocument(portal.db, {
    investor: owner,
    document_type: 'receipt',
    status: 'declined',
    decline_code: 'unreadable',
    unit_id: unitId,
  });
  const replacing = { document_type: 'receipt', name: 'b.pdf', replaces };
  const url = uploadUrl({ ...replacing, instalment: String(seq) });
  const answer = await put(caller, url, aPdf());
  expect(answer.json().fields).toEqual({ instalment: expect.any(String) });
  expect((await instalment(await portal.as(partner))).status).toBe('due_soon');
});

test('a payment that a sheet says stays when the proof is declined', async () => {
  const { document_id } = (await upload()).json();
  await review(document_id, { decision: 'accepted', paid_on: '2026-11-19' });
  await portal.db
    .update(instalments)
    .set({ paid_on: '2026-11-19' })
    .where(eq(instalments.seq, seq));
  await review(document_id, { decision: 'declined', code: 'other' });
  expect(await instalment()).toMatchObject({ status: 'paid', paid_on: '2026-11-19' });
});

describe('of two owners', () => {
  const theirProof = async () => {
    const said = { document_type: 'receipt', name: 'c.pdf', unit_id: unitId };
    const url = uploadUrl({ ...said, instalment: String(seq) });
    return (await put(await portal.as(partner), url, aPdf())).json().document_id;
  };

  test('the accepted proof of one stands where that of the other is declined', async () => {
    const mine = (await upload()).json().document_id;
    const theirs = await theirProof();
    await review(mine, { decision: 'accepted', paid_on: '2026-11-19' });
    expect(await review(theirs, { decision: 'accepted' })).toEqual({ paidBefore: true });
    await review(mine, { decision: 'declined', code: 'other' });
    expect(await instalment()).toMatchObject({ status: 'paid', paid_on: '2026-11-21' });
  });

  test('a proof that comes in while that of the other is declined is seen', async () => {
    const mine = (await upload()).json().document_id;
    await meanwhile(portal.db, {
      lock: (tx) =>
        aDocument(tx, {
          investor: partner,
          document_type: 'receipt',
          status: 'in_review',
          instalment_id: sql`(select instalment_id from documents where id = ${mine})` as never,
        }),
      act: () => review(mine, { decision: 'declined', code: 'other' }),
      change: () => Promise.resolve(),
    });
    expect((await instalment()).status).toBe('proof_submitted');
  });
});

test('a decision that somebody else has taken meanwhile is not overruled unawares', async () => {
  const { document_id } = (await upload()).json();
  await review(document_id, { decision: 'accepted' });
  const decline = { decision: 'declined', code: 'other', seen: 'in_review' };
  await expect(review(document_id, decline)).rejects.toThrow('document.not_reviewable');
});

test.each([
  ['of another type', { document_type: 'invoice' }],
  ['of no instalment', { instalment: '2' }],
  ['without a unit', { unit_id: '' }],
])('a proof %s is refused', async (_, said) => {
  const wrong = Object.entries(said).some(([, value]) => value === '');
  const answer = wrong
    ? await put(
        caller,
        uploadUrl({ document_type: 'receipt', name: 'a.pdf', instalment: String(seq) }),
        aPdf(),
      )
    : await upload(said as Record<string, string>);
  expect([answer.statusCode, answer.json().fields]).toMatchObject([
    422,
    { instalment: expect.any(String) },
  ]);
});
