import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { aDocument, aStoredDocument } from '../../../testing/documents';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import {
  aLineOfVersions,
  listDocuments,
  withdrawDocument,
} from '../../../testing/withdrawn-documents';
import { FileMissing } from '../../platform/files/file.errors';
import { documents } from './documents.table';

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

const list = (query?: string) => listDocuments(caller, query);
const withdraw = (id: string) => withdrawDocument(caller, id);

describe('withdrawing', () => {
  test('takes back a document that nobody has looked at, with its file', async () => {
    const { id, key } = await aStoredDocument(portal.db, portal.stored, {
      investor,
      status: 'in_review',
    });
    const answer = await withdraw(id);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect((await caller.get(`/documents/${id}`)).statusCode).toBe(404);
    await expect(portal.stored.files.get(key)).rejects.toBeInstanceOf(FileMissing);
  });

  test('brings back what it had replaced', async () => {
    const newer = await aDocument(portal.db, { investor, status: 'in_review' });
    const older = await aDocument(portal.db, { investor, superseded_by_id: newer });
    await withdraw(newer);
    expect((await list()).items).toMatchObject([{ document_id: older, superseded_by_id: null }]);
  });

  test('in the middle of a line of versions leaves the others in order', async () => {
    const { newest, middle, oldest } = await aLineOfVersions(portal.db, investor);
    await withdraw(middle);
    expect((await list('?versions=superseded')).items).toMatchObject([
      { document_id: oldest, superseded_by_id: newest },
    ]);
  });

  test.each([
    ['accepted', { status: 'accepted' as const }],
    ['declined', { status: 'declined' as const, decline_code: 'expired' as const }],
    ['put there by us', { status: 'in_review' as const, uploaded_by: 'operator' as const }],
  ])('a document that is %s is refused and stays', async (_, state) => {
    const older = await aDocument(portal.db, { investor });
    const id = await aDocument(portal.db, { investor, ...state });
    await portal.db.update(documents).set({ superseded_by_id: id }).where(eq(documents.id, older));
    const answer = await withdraw(id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'document.reviewed']);
    expect((await list()).items.map(({ document_id }) => document_id)).toEqual([id]);
  });

  test("another investor's is as if it were not there", async () => {
    const other = await anInvestor(portal.db);
    const id = await aDocument(portal.db, { investor: other, status: 'in_review' });
    const [foreign, missing] = [await withdraw(id), await withdraw(randomUUID())];
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(missing.body);
    expect(await portal.db.$count(documents, eq(documents.id, id))).toBe(1);
  });

  test('is open before onboarding is finished', async () => {
    const fresh = await anInvestor(portal.db, { onboarding_step: 2 });
    const id = await aDocument(portal.db, { investor: fresh, status: 'in_review' });
    const answer = await withdrawDocument(await portal.as(fresh), id);
    expect(answer.statusCode).toBe(200);
  });
});

test('what investors and operators do with documents is in the audit log, without personal data', async () => {
  const { id } = await aStoredDocument(portal.db, portal.stored, {
    investor,
    status: 'in_review',
    name: 'CNRY-name.pdf',
  });
  await caller.get(`/documents/${id}/download`);
  await withdraw(id);
  const { rows } = await portal.db.execute<{ action: string }>(
    `select action, detail::text from audit_log where entity_id = '${id}' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['document.downloaded', 'document.withdrawn']);
  expect(JSON.stringify(rows)).not.toContain('CNRY');
});
