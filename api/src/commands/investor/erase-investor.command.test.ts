import { eq, sql } from 'drizzle-orm';
import { storedTexts } from '../../../testing/canaries/stored-texts';
import { aDataSubject, EMAIL, MARK } from '../../../testing/data-subject';
import { anInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { type Operators, operators } from '../../../testing/manzil';
import { aBooking, aUnit } from '../../../testing/portfolio';
import { someBooks } from '../../../testing/some-books';
import { API_ROOT } from '../../api-root';
import { investors } from '../../identity/investors.table';
import { acknowledgements } from '../../modules/acknowledgements/acknowledgements.table';
import { addresses } from '../../modules/addresses/addresses.table';
import { documents } from '../../modules/documents/documents.table';
import { payouts } from '../../modules/payouts/payouts.table';
import { erasureRequests } from '../../modules/profile/erasure-requests.table';
import { unitOwnerships } from '../../modules/units/ownership.table';
import { verifyAudit } from '../../platform/audit/verify-audit';
import { readConfig } from '../../platform/config';
import type { Files } from '../../platform/files/encrypted-files';
import { openFiles } from '../../platform/files/open-files';
import { jsonRows } from '../../platform/postgres/json-rows';

let office: Operators;
let files: Files;
let investor: Awaited<ReturnType<typeof aDataSubject>>;

const TODAY = '2026-11-21T08:00:00Z';
let today = TODAY;

// What is erased is gone from the folder of files too, so each has one of its own.
beforeEach(async () => {
  today = TODAY;
  office = await operators({ now: () => new Date(today) });
  files = await openFiles(readConfig(office.environment, API_ROOT));
  investor = await aDataSubject({ office, files });
});
afterEach(() => office.close());

const erase = (who: string, ...options: string[]) =>
  office.manzil('investor', 'erase', who, ...options);
const account = async () =>
  (await office.db.select().from(investors).where(eq(investors.id, investor.id)))[0];
const heldTypes = async () =>
  (await office.db.select().from(documents).orderBy(documents.document_type)).map((one) => [
    one.document_type,
    one.file_key !== null,
  ]);
const storedFiles = async () => {
  const keys = [];
  for await (const { key } of files.files.list('')) keys.push(key.split('/')[0]);
  return keys.sort();
};
const markedPlaces = async () =>
  (await storedTexts(office.db))
    .filter(({ text }) => text.toLowerCase().includes(MARK.toLowerCase()))
    .map(({ place }) => place);

test('without --yes says what would happen, and changes nothing', async () => {
  const { code, out } = await erase(EMAIL);
  expect([code, out[1]]).toEqual([
    0,
    'Nothing was changed. Say --yes to do it; it cannot be undone.',
  ]);
  expect(await account()).toMatchObject({ status: 'active', email: EMAIL });
  expect(await storedFiles()).toEqual(['avatars', 'documents', 'documents']);
});

test('of somebody without books nothing is left in any table or file', async () => {
  await office.manzil('waiting', 'acknowledge', investor.id);
  expect((await erase(EMAIL, '--yes')).code).toBe(0);
  expect(await office.db.select().from(acknowledgements)).toEqual([]);
  expect(await markedPlaces()).toEqual([]);
  expect(await storedFiles()).toEqual([]);
  expect(await account()).toMatchObject({
    status: 'closed',
    email: `${investor.investor_no.toLowerCase()}@erased.invalid`,
    first_name: '',
    phone_e164: null,
    date_of_birth: null,
    nationality: null,
    retained_until: null,
  });
  const [request] = await office.db.select().from(erasureRequests);
  expect(request?.closed_at).not.toBeNull();
  expect(await mailsTo(office.db, EMAIL)).toEqual([]);
  expect((await office.manzil('verify')).code).toBe(0);
});

test('who has been booked for stays in the books for ten years, and nowhere else', async () => {
  const { booked } = await someBooks({ office, files }, investor);
  const { out } = await erase(EMAIL, '--yes');
  expect(out[1]).toContain('until 2036-12-31');
  expect(await account()).toMatchObject({
    status: 'closed',
    first_name: MARK,
    phone_e164: null,
    retained_until: '2036-12-31',
  });
  expect(await heldTypes()).toEqual([
    ['snagging-report', true],
    ['title-deed', true],
  ]);
  expect(await storedFiles()).toEqual(['documents', 'documents', 'statements']);
  expect(await office.db.select().from(addresses)).toMatchObject([{ valid_to: null }]);

  // Once their time is over the rest goes, by the number: there is no e-mail any more. A file that waited for the virus
  // scanner waits no longer.
  await office.db.update(documents).set({ scan: 'waiting' }).where(eq(documents.id, booked));
  today = '2037-01-02T08:00:00Z';
  expect((await erase(investor.investor_no, '--yes')).code).toBe(0);
  expect(await markedPlaces()).toEqual([]);
  expect(await heldTypes()).toEqual([['snagging-report', false]]);
  expect(await office.db.select().from(documents)).toMatchObject([
    { id: booked, name: null, scan: 'clean' },
  ]);
  expect(await storedFiles()).toEqual(['statements']);
  expect(await account()).toMatchObject({ first_name: '', retained_until: null });
  expect((await office.manzil('verify')).code).toBe(0);
});

test('is refused while a unit, money or a payout is theirs, and says which', async () => {
  const { db } = office;
  const unitId = await aUnit(db, { owners: [{ investor }] });
  const rent = { investor, unitId, on: '2026-11-01', category: 'rent', amount: 1_250 } as const;
  await aBooking(db, rent);
  await db.insert(payouts).values({
    investor_id: investor.id,
    ordered_on: '2026-11-20',
    gross_minor: 1_250,
    currency: 'AED',
    credited_currency: 'AED',
    status: 'scheduled',
  });
  const { code, notes } = await erase(EMAIL, '--yes');
  expect([code, notes]).toEqual([
    1,
    [`${EMAIL} cannot be erased yet: units owned: 1; payouts under way: 1; balance: AED 12.50.`],
  ]);
  expect(await account()).toMatchObject({ status: 'active' });
  expect(await db.$count(unitOwnerships)).toBe(1);
});

test('is on record, without the name, and the session is over', async () => {
  await erase(EMAIL, '--yes');
  const acts = await jsonRows(
    office.db,
    sql`select actor_id, action, entity_id, detail from audit_log`,
  );
  expect(acts).toEqual([
    {
      actor_id: 'olga',
      action: 'investor.erased',
      entity_id: investor.id,
      detail: { documents: 2, retained_until: null },
    },
  ]);
  expect((await verifyAudit(office.db)).faults).toEqual([]);
  expect(await jsonRows(office.db, sql`select id from sessions`)).toEqual([]);
});

test('of nobody is refused', async () => {
  expect((await erase('nobody@example.com', '--yes')).notes).toEqual([
    'There is no investor "nobody@example.com".',
  ]);
});

test('investor list shows who asked to be erased, until they are', async () => {
  await anInvestor(office.db, { investor_no: 'A-1' });
  const asked = () => office.manzil('investor', 'list', '--asked-for-erasure');
  expect((await asked()).out.slice(1)).toEqual([expect.stringContaining(EMAIL)]);
  await erase(EMAIL, '--yes');
  expect((await asked()).out).toHaveLength(1);
});
