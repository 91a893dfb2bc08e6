import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Statement } from '@manzil/shared/contract/statements/statements';
import { eq, sql } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { publisherOf } from '../../../testing/money';
import { pdfPages } from '../../../testing/pdf-text';
import { aBooking, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { storeEncrypted } from '../../platform/files/encrypted-files';
import { statements } from './statements.table';

let portal: TestApp;
let anna: TestInvestor;
let caller: Caller;
let id: string;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  anna = await anInvestor(portal.db);
  caller = await portal.as(anna);
  const unitId = await aUnit(portal.db, { owners: [{ investor: anna }] });
  await aBooking(portal.db, {
    investor: anna,
    unitId,
    on: '2026-10-01',
    category: 'rent',
    amount: 100,
  });
  id = (await publisherOf(portal)(anna, '2026-10')).statement_id;
});

test('a download is the PDF of which the statement names the hash, and is in the log', async () => {
  const answer = await caller.get(`/statements/${id}/download`);
  const { no, sha256 }: Statement = (await caller.get(`/statements/${id}`)).json();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${no}.pdf"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(sha256);
  const acts = await actsOn(id);
  expect(acts.map(({ action, actor_type }) => [action, actor_type])).toContainEqual([
    'statement.downloaded',
    'investor',
  ]);
});

test('a year comes as one ZIP, which is in the log, and another year as none', async () => {
  const answer = await caller.get('/statements/archive?year=2026');
  const { no }: Statement = (await caller.get(`/statements/${id}`)).json();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="manzil-2026.zip"');
  const zip = answer.rawPayload.toString('latin1');
  expect(zip).toContain(`2026-10 ${no}.pdf`);
  const pdf = (await caller.get(`/statements/${id}/download`)).rawPayload.toString('latin1');
  expect(zip).toContain(pdf);
  const { rows } = await portal.db.execute(
    sql`select detail from audit_log where action = 'statements.downloaded' and entity_id = ${anna.id}`,
  );
  expect(rows).toEqual([{ detail: { year: 2026, files: 1 } }]);
  expect((await caller.get('/statements/archive?year=2025')).statusCode).toBe(404);
});

test('the statement of a company is addressed to the company', async () => {
  const company = await anInvestor(portal.db, {
    investor_type: 'company',
    company_name: 'Becker Holding GmbH',
    company_registration: 'HRB 1',
  });
  const unitId = await aUnit(portal.db, { owners: [{ investor: company }] });
  const rent = { unitId, on: '2026-10-01', category: 'rent', amount: 100 } as const;
  await aBooking(portal.db, { investor: company, ...rent });
  const { statement_id } = await publisherOf(portal)(company, '2026-10');
  const answer = await (await portal.as(company)).get(`/statements/${statement_id}/download`);
  const lines = (await pdfPages(answer.rawPayload)).flat();
  expect(lines).toContain('Becker Holding GmbH');
  expect(lines.join()).not.toContain('Test Investor');
});

test('the file lies encrypted in the store', async () => {
  const [row] = await portal.db.select().from(statements).where(eq(statements.id, id));
  const chunks = [];
  for await (const chunk of await portal.stored.files.get(row!.pdf_key)) chunks.push(chunk);
  expect(Buffer.concat(chunks).includes('%PDF')).toBe(false);
});

test('a file that was changed or is gone is not delivered', async () => {
  const [row] = await portal.db.select().from(statements).where(eq(statements.id, id));
  await portal.stored.files.put(row!.pdf_key, Readable.from(['%PDF-1.7 forged']));
  const changed = await caller.get(`/statements/${id}/download`);
  expect([changed.statusCode, changed.json().code]).toEqual([500, 'document.damaged']);
  await storeEncrypted(portal.stored, row!.pdf_key, Buffer.from('%PDF-1.7 forged with the key'));
  expect((await caller.get(`/statements/${id}/download`)).statusCode).toBe(500);
  await portal.stored.files.delete(row!.pdf_key);
  expect((await caller.get(`/statements/${id}/download`)).statusCode).toBe(500);
});

test('statement and file are nobody else’s', async () => {
  const ben = await portal.as(await anInvestor(portal.db));
  for (const url of [`/statements/${id}`, `/statements/${id}/download`]) {
    const answers = [await ben.get(url), await ben.get(url.replace(id, randomUUID()))];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  }
  expect((await ben.get('/statements')).json().items).toEqual([]);
});

async function actsOn(statementId: string) {
  const { rows } = await portal.db.execute<{ action: string; actor_type: string }>(
    sql`select * from audit_log where entity_type = 'statement' and entity_id = ${statementId} order by id`,
  );
  return rows;
}
