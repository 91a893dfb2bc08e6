import '../../../testing/cheap-hashes';
import { sql } from 'drizzle-orm';
import { anInvestorWithPassword, PASSWORD } from '../../../testing/fixtures';
import { aBooking, aPlan, aTenancy, aUnit } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const IBAN = 'DE89370400440532013000';
const TAX_ID = '86095742719';

const exported = (caller: Caller, password = PASSWORD) =>
  caller.post('/profile/export', { password });
const write = (caller: Caller, method: 'PUT' | 'PATCH', url: string, payload: object) =>
  caller.call({ method, url, payload });

/** An investor of whom something is stored in many places. */
async function anna() {
  const investor = await anInvestorWithPassword(portal.db, { first_name: 'Anna' });
  const caller = await portal.as(investor);
  const unitId = await aUnit(portal.db, { unit_no: 'CNRY-unit', owners: [{ investor }] });
  await aPlan(portal.db, unitId, [{ amount_fils: 1 }]);
  await aTenancy(portal.db, unitId, {}, [{ due_on: '2026-12-01' }]);
  await aBooking(portal.db, { investor, unitId, on: '2026-11-01', category: 'rent', amount: 77 });
  await write(caller, 'PATCH', '/profile', { date_of_birth: '1984-03-09', version: 1 });
  await write(caller, 'PUT', '/profile/tax-residencies', {
    items: [{ country: 'DE', tax_id: TAX_ID }],
    version: 2,
  });
  await write(caller, 'PUT', '/consents/analytics', { granted: true, version: '1' });
  await write(caller, 'PUT', '/bank-accounts/payout', {
    iban: IBAN,
    holder_name: 'Anna Investor',
    currency: 'EUR',
    password: PASSWORD,
    version: 0,
  });
  return { investor, caller };
}

test('an investor takes along what is stored about them', async () => {
  const { investor, caller } = await anna();
  const answer = await exported(caller);
  expect(answer.statusCode).toBe(200);
  const { records } = answer.json();
  expect(records).toMatchObject({
    investors: [{ id: investor.id, first_name: 'Anna', date_of_birth: '1984-03-09' }],
    units: [{ unit_no: 'CNRY-unit' }],
    rent_cheques: [{ due_on: '2026-12-01' }],
    instalments: [{ amount_fils: 1 }],
    journals: [{ value_date: '2026-11-01' }],
    journal_lines: [{ amount_minor: 77 }],
    tax_residencies: [{ country: 'DE', tax_id: TAX_ID }],
    consents: [{ purpose: 'analytics', granted: true }],
    bank_accounts: [{ iban_country: 'DE', iban_last4: '3000' }],
  });
  expect(records.sessions).toHaveLength(1);
  expect(records.audit_log.length).toBeGreaterThanOrEqual(4);
});

test('it holds neither the whole IBAN nor anything of the sign-in', async () => {
  const { investor, caller } = await anna();
  const { body } = await exported(caller);
  expect(body).not.toContain(IBAN);
  expect(body).not.toContain(investor.password_hash);
  expect(body).not.toMatch(/_hash"|_key"|_key_id"|_token"|_sealed"/);
});

test('every table that has an investor below it is in the export, or nobody may read it', async () => {
  const { caller } = await anna();
  const { records } = (await exported(caller)).json();
  const { rows } = await portal.db.execute<{ name: string }>(sql`
    select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relrowsecurity and c.relnamespace = 'public'::regnamespace
      and has_any_column_privilege('manzil_portal', c.oid, 'select')`);
  expect(Object.keys(records).sort()).toEqual(rows.map(({ name }) => name).sort());
});

test('nothing of anybody else is in it', async () => {
  const { investor } = await anna();
  const ben = await portal.as(await anInvestorWithPassword(portal.db, { first_name: 'Ben' }));
  const { body } = await exported(ben);
  expect(body).toContain('Ben');
  for (const mark of ['CNRY-unit', investor.id, investor.email, TAX_ID]) {
    expect(body).not.toContain(mark);
  }
});

test('it takes the password, and a wrong one costs none of the two of a day', async () => {
  const caller = await portal.as(await anInvestorWithPassword(portal.db));
  expect((await caller.get('/profile/export')).statusCode).toBe(405);
  expect((await caller.post('/profile/export', {})).statusCode).toBe(422);
  for (let round = 0; round < 3; round += 1) {
    const refused = (await exported(caller, 'wrong')).json();
    expect(refused).toMatchObject({ code: 'auth.password_wrong', status: 422 });
    expect(Object.keys(refused.fields)).toEqual(['password']);
  }
  const answers = [];
  for (let round = 0; round < 3; round += 1) answers.push(await exported(caller));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(80_000);
});

const ask = (caller: Caller, password: string) =>
  caller.post('/profile/erasure-request', { password });
const requests = async (investorId: string) => {
  const { rows } = await portal.db.execute(
    sql`select id from erasure_requests where investor_id = ${investorId}`,
  );
  return rows;
};

test('an investor asks for their account to be erased; asking again is the same request', async () => {
  const investor = await anInvestorWithPassword(portal.db, { onboarding_step: 0 });
  const caller = await portal.as(investor);
  const first = await ask(caller, PASSWORD);
  expect(first.statusCode).toBe(200);
  expect((await ask(caller, PASSWORD)).json()).toEqual(first.json());
  expect(await requests(investor.id)).toHaveLength(1);
  const { erasure_requested_at } = (await caller.get('/profile')).json();
  expect(new Date(erasure_requested_at).toISOString()).toBe(first.json().requested_at);
  const { rows } = await portal.db.execute(
    sql`select action from audit_log where investor_id = ${investor.id}`,
  );
  expect(rows).toEqual([{ action: 'erasure.requested' }]);
});

test('erasure takes the password', async () => {
  const investor = await anInvestorWithPassword(portal.db);
  const caller = await portal.as(investor);
  expect((await ask(caller, 'wrong')).json()).toMatchObject({ code: 'auth.password_wrong' });
  expect((await caller.post('/profile/erasure-request', {})).statusCode).toBe(422);
  expect(await requests(investor.id)).toEqual([]);
});
