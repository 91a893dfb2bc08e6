import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { storedTexts } from '../../../testing/canaries/stored-texts';
import { anAvatar, aStoredDocument } from '../../../testing/documents';
import { anInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { type Operators, operators } from '../../../testing/manzil';
import { aStoredStatement } from '../../../testing/money';
import { aPdf } from '../../../testing/pdfs';
import { aBooking, aUnit } from '../../../testing/portfolio';
import { API_ROOT } from '../../api-root';
import { readConfig } from '../../config';
import { jsonRows } from '../../db/json-rows';
import type { Files } from '../../files/encrypted-files';
import { openFiles } from '../../files/open-files';
import { verifyAudit } from '../../modules/audit/verify-audit';
import { investors } from '../../modules/auth/investors.table';
import { rememberDevice } from '../../modules/auth/known-devices.repository';
import { knownDevices } from '../../modules/auth/known-devices.table';
import { storeReset, tryCode } from '../../modules/auth/password-resets.repository';
import { newToken } from '../../modules/auth/session-token';
import { createSession, findLiveSession } from '../../modules/auth/sessions.repository';
import { replaceAccount } from '../../modules/bank-accounts/bank-accounts.repository';
import { documents } from '../../modules/documents/documents.table';
import { mailOutbox } from '../../modules/mail/mail-outbox.table';
import { queueMail } from '../../modules/mail/queue-mail';
import {
  createPasswordLink,
  findLinkOwner,
} from '../../modules/password-links/password-links.repository';
import { setPasswordByLink } from '../../modules/password-links/set-password.usecase';
import { payouts } from '../../modules/payouts/payouts.table';
import { addresses, erasureRequests } from '../../modules/profile/profile.table';
import { addTaxResidency } from '../../modules/profile/tax-residencies.repository';
import { unitOwnerships } from '../../modules/units/ownership.table';
import { openFields } from '../../secrets/field-keys';

/** In every text about the person. */
const MARK = 'Zwetschgenbaum';
const EMAIL = `${MARK.toLowerCase()}@example.com`;
const PASSPORT = aPdf({ objects: ['(passport)'] });
const DEED = aPdf({ objects: ['(deed)'] });

let office: Operators;
let files: Files;
let investor: { id: string; investor_no: string };

const TODAY = '2026-11-21T08:00:00Z';
let today = TODAY;

beforeEach(async () => {
  today = TODAY;
  office = await operators({ now: () => new Date(today) });
  files = await openFiles(readConfig(office.environment, API_ROOT));
  investor = await aPerson();
});
afterEach(() => office.close());

/** An account with something of every kind, of somebody who owns nothing. */
async function aPerson() {
  const { db } = office;
  const person = await anInvestor(db, {
    email: EMAIL,
    first_name: MARK,
    last_name: MARK,
    phone_e164: '+4940123456',
    date_of_birth: '1980-01-01',
    nationality: 'DE',
    salutation: 'ms',
  });
  const fields = await openFields(readConfig(office.environment, API_ROOT), db);
  await createSession(db, person.id, newToken(), { device: MARK, ip_prefix: '192.0.2.0/24' });
  const address = { investor_id: person.id, street: MARK, city: 'Hamburg', country: 'DE' };
  await db.insert(addresses).values([
    { ...address, valid_from: '2015-01-01', valid_to: '2019-12-31' },
    { ...address, valid_from: '2020-01-01' },
  ]);
  await addTaxResidency(
    db,
    fields,
    person.id,
    { country: 'DE', tax_id: '12345678911' },
    '2020-01-01',
  );
  await db.transaction((tx) =>
    replaceAccount(
      tx,
      fields,
      person.id,
      {
        ...{ holder_name: MARK, bic: null, currency: 'EUR', status: 'verified' },
        iban: 'DE89370400440532013000',
      },
      0,
    ),
  );
  await aStoredDocument(db, files, { investor: person, name: `${MARK}.pdf`, content: PASSPORT });
  const deed = { document_type: 'title-deed', name: `${MARK}.pdf`, content: DEED } as const;
  await aStoredDocument(db, files, { investor: person, ...deed });
  await anAvatar(db, files, person);
  await db.insert(erasureRequests).values({ investor_id: person.id });
  await queueMail(db, {
    to: EMAIL,
    language: 'de',
    template: 'password-changed',
    values: { first_name: MARK },
  });
  return person;
}

/** Books: a unit that was sold, a rent that was paid out, and its statement. */
async function someBooks(): Promise<{ booked: string }> {
  const { db } = office;
  const owners = [{ investor, owned_to: '2024-12-31' }];
  const unitId = await aUnit(db, { owners });
  const booking = { investor, unitId, on: '2024-12-01' } as const;
  await aBooking(db, { ...booking, category: 'rent', amount: 500 });
  const receipt = { investor, document_type: 'snagging-report', content: aPdf() } as const;
  const { id: booked } = await aStoredDocument(db, files, receipt);
  await aBooking(db, { ...booking, category: 'payout', amount: -500, document_id: booked });
  await aStoredStatement(db, files, { investor, unitId, mark: 'Rent' });
  return { booked };
}

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

describe('investor erase', () => {
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
    expect((await erase(EMAIL, '--yes')).code).toBe(0);
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
    const { booked } = await someBooks();
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

    // Once their time is over the rest goes, by the number: there is no e-mail any more.
    today = '2037-01-02T08:00:00Z';
    expect((await erase(investor.investor_no, '--yes')).code).toBe(0);
    expect(await markedPlaces()).toEqual([]);
    expect(await heldTypes()).toEqual([['snagging-report', false]]);
    expect(await office.db.select().from(documents)).toMatchObject([{ id: booked, name: null }]);
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
});

test('investor list shows who asked to be erased, until they are', async () => {
  await anInvestor(office.db, { investor_no: 'A-1' });
  const asked = () => office.manzil('investor', 'list', '--asked-for-erasure');
  expect((await asked()).out.slice(1)).toEqual([expect.stringContaining(EMAIL)]);
  await erase(EMAIL, '--yes');
  expect((await asked()).out).toHaveLength(1);
});

describe('investor export', () => {
  test('writes all records and files of one investor into a folder that only this account can read', async () => {
    await someBooks();
    const other = await anInvestor(office.db, { first_name: 'Somebody', last_name: 'Else' });
    await aStoredDocument(office.db, files, { investor: other });
    await office.db.update(documents).set({ reviewed_by: 'olga' });
    const folder = join(office.dataDir, 'answer');
    expect((await office.manzil('investor', 'export', EMAIL, folder)).code).toBe(0);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const names = await readdir(folder);
    expect(
      names.map((name) => name.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/, 'ID')).sort(),
    ).toEqual([
      'passport-ID.pdf',
      'picture-ID.webp',
      'records.json',
      'snagging-report-ID.pdf',
      expect.stringMatching(/^statement-MZ-.*\.pdf$/),
      'title-deed-ID.pdf',
    ]);
    const passport = names.find((name) => name.startsWith('passport')) ?? '';
    expect((await readFile(join(folder, passport))).equals(PASSPORT)).toBe(true);
    const text = await readFile(join(folder, 'records.json'), 'utf8');
    const { records } = JSON.parse(text);
    expect(records).toMatchObject({
      investors: [{ first_name: MARK, email: EMAIL }],
      tax_residencies: [{ country: 'DE', tax_id: '12345678911' }],
      sessions: [{ device: MARK }],
    });
    expect(records.addresses).toHaveLength(2);
    expect(records.audit_log).toContainEqual(
      expect.objectContaining({ actor_type: 'operator', action: 'investor.exported' }),
    );
    expect(text).not.toMatch(/Somebody|olga/);
  });

  test('is on record before it is written, and writes over nothing', async () => {
    const folder = join(office.dataDir, 'answer');
    await office.manzil('investor', 'export', investor.investor_no, folder);
    expect(
      await jsonRows(office.db, sql`select actor_id, action from audit_log order by id`),
    ).toEqual([{ actor_id: 'olga', action: 'investor.exported' }]);
    const { code, notes } = await office.manzil('investor', 'export', EMAIL, folder);
    expect([code, notes]).toEqual([1, [`${folder} exists already.`]]);
  });

  test('of nobody makes no folder', async () => {
    const folder = join(office.dataDir, 'answer');
    const { code, notes } = await office.manzil('investor', 'export', 'no@example.com', folder);
    expect([code, notes]).toEqual([1, ['There is no investor "no@example.com".']]);
    await expect(stat(folder)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('investor change', () => {
  test('gives another name and e-mail, and tells the former address', async () => {
    const { code } = await office.manzil(
      ...['investor', 'change', EMAIL, '--email', 'New@example.com', '--last-name', 'Öz'],
    );
    expect(code).toBe(0);
    expect(await account()).toMatchObject({
      email: 'new@example.com',
      first_name: MARK,
      last_name: 'Öz',
      version: 2,
    });
    expect(await mailsTo(office.db, EMAIL)).toMatchObject([{ template: 'email-changed' }]);
    expect(await jsonRows(office.db, sql`select action, detail from audit_log`)).toEqual([
      {
        action: 'investor.changed',
        detail: { changed: ['email', 'last_name'], sessions_ended: 1 },
      },
    ]);
  });

  test('of an e-mail takes every key that the former address holds', async () => {
    const { db } = office;
    const { token } = await createPasswordLink(db, investor.id);
    const session = newToken();
    await createSession(db, investor.id, session);
    await rememberDevice(db, investor.id, undefined);
    const flow = { account_key: 'a', flow_hash: 'f', code_hash: 'c' };
    await storeReset(db, { ...flow, investor_id: investor.id });
    const values = { received_at: TODAY, message: 'Hallo' };
    await db.insert(mailOutbox).values([
      { to_address: EMAIL, language: 'de', template: 'contact-received', values },
      { to_address: EMAIL, language: 'de', template: 'account-invited', values: { link: 'x' } },
    ]);

    await office.manzil('investor', 'change', EMAIL, '--email', EMAIL.toUpperCase());
    expect(await findLinkOwner(db, token)).not.toBeNull();
    expect(await findLiveSession(db, session)).not.toBeNull();

    const { out } = await office.manzil(
      ...['investor', 'change', EMAIL, '--email', 'new@example.com'],
    );
    expect(out[1]).toMatch(/^Sessions ended: 2\. /);
    const byLink = { token, password: 'Marina-Walk-2026!', deviceToken: undefined };
    await expect(setPasswordByLink(db, byLink)).rejects.toThrow('auth.password_link_invalid');
    expect(await findLiveSession(db, session)).toBeNull();
    expect(await tryCode(db, 'f', 'c')).toBeNull();
    expect(await db.$count(knownDevices)).toBe(0);
    expect((await mailsTo(db, EMAIL)).map(({ template }) => template)).toEqual([
      'contact-received',
      'email-changed',
    ]);
  });

  test('keeps an address to one account, and wants to know what changes', async () => {
    await anInvestor(office.db, { email: 'taken@example.com' });
    const taken = ['investor', 'change', EMAIL, '--email', 'Taken@example.com'];
    expect(await office.manzil(...taken)).toMatchObject({
      code: 1,
      notes: ['There is an investor with the e-mail taken@example.com already.'],
    });
    expect((await office.manzil('investor', 'change', EMAIL)).notes).toEqual([
      'Say what changes: --email, --first-name or --last-name.',
    ]);
    expect(await account()).toMatchObject({ email: EMAIL, version: 1 });
  });
});
