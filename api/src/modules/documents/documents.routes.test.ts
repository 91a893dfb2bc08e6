import type { DocumentList } from '@manzil/shared/contract/documents/documents';
import { aDocument, aStoredDocument } from '../../../testing/documents';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { scannedTables, statementsOf } from '../../../testing/statements';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

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

const list = async (query = ''): Promise<DocumentList> =>
  (await caller.get(`/documents${query}`)).json();

test('lists current documents, and what they replaced apart', async () => {
  const newer = await aDocument(portal.db, { investor, uploaded_on: '2026-02-01' });
  const older = await aDocument(portal.db, { investor, superseded_by_id: newer });
  const visa = await aDocument(portal.db, {
    investor,
    document_type: 'visa',
    uploaded_on: '2026-03-01',
  });
  await aDocument(portal.db, { investor: await anInvestor(portal.db) });
  const current = await list();
  expect(current.items.map(({ document_id }) => document_id)).toEqual([visa, newer]);
  expect(current).toMatchObject({ page: 1, page_size: 20, has_more: false });
  const { items } = await list('?versions=superseded');
  expect(items).toMatchObject([{ document_id: older, superseded_by_id: newer, file: null }]);
});

test('comes in pages of twenty, latest first', async () => {
  const days = Array.from({ length: 21 }, (_, n) => `2026-01-${String(n + 1).padStart(2, '0')}`);
  for (const uploaded_on of days) await aDocument(portal.db, { investor, uploaded_on });
  const [first, second] = [await list(), await list('?page=2')];
  expect([first.items.length, first.has_more, second.items.length, second.has_more]).toEqual([
    20,
    true,
    1,
    false,
  ]);
  expect([...first.items, ...second.items].map(({ uploaded_on }) => uploaded_on)).toEqual(
    days.toReversed(),
  );
});

test('both lists are read by an index', async () => {
  await aDocument(portal.db, { investor });
  const statements = await statementsOf(async () => {
    await list();
    await list('?versions=superseded');
  });
  const lists = statements.filter(({ text }) => text.includes('from "documents"'));
  expect(lists).toHaveLength(2);
  for (const statement of lists) {
    expect(await scannedTables(portal.db, statement, { enable_seqscan: 'off' })).toEqual([]);
  }
});

test('nothing of a document leaves beyond the contract', async () => {
  const { id } = await aStoredDocument(portal.db, portal.stored, { investor });
  const document = (await caller.get(`/documents/${id}`)).json();
  expect(JSON.stringify(document)).not.toMatch(/file_key|upload_hash|upload_id|documents\//);
});
