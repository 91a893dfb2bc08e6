import { accountInvited } from '../../src/modules/passwords/mails/account-invited.mail';
import { passwordChanged } from '../../src/modules/passwords/mails/password-changed.mail';
import '../cheap-hashes';
import '../checks-here';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createPasswordLink } from '../../src/modules/passwords/password-links.repository';
import { resetCodes } from '../../src/modules/passwords/reset-codes.table';
import { mailOutbox } from '../../src/platform/mail/mail-outbox.table';
import { queueMail } from '../../src/platform/mail/queue-mail';
import { aBrowser } from '../browser';
import { aStoredDocument } from '../documents';
import { anInvestor, anInvestorWithPassword, PASSWORD, type TestInvestor } from '../fixtures';
import { aPdf } from '../pdfs';
import { aResetFlow } from '../reset-flow';
import { buildTestApp, type TestApp } from '../test-app';
import { put, uploadUrl } from '../uploads';
import { PASSPORT_NO } from './sent';

const IBAN = 'DE89370400440532013000';
const TAX_ID = '86095742719';

let portal: TestApp;
let anna: TestInvestor;
beforeEach(async () => {
  portal = await buildTestApp();
  anna = await anInvestorWithPassword(portal.db);
});

async function signIn() {
  const browser = aBrowser(portal);
  await browser.post('/auth/login', { email: anna.email, password: PASSWORD });
  return browser.cookies;
}

const bankAccount = async () =>
  (await portal.as(anna)).call({
    method: 'PUT',
    url: '/bank-accounts/payout',
    payload: { iban: IBAN, holder_name: 'A', currency: 'EUR', password: PASSWORD, version: 0 },
  });

/** What requests and answers carry, by the name that a report gives it; `answers` the value. */
const CARRIED: [kind: string, carry: () => Promise<string | undefined>][] = [
  ['password', async () => PASSWORD],
  [
    'password',
    async () => {
      const password = 'mistyped in a hurry';
      await portal.anonymous.post('/auth/login', { email: anna.email, password });
      return password;
    },
  ],
  ['token', async () => (await signIn()).get('session')],
  ['token', async () => (await signIn()).get('device')],
  ['token', async () => (await aResetFlow(portal, anna.email)).browser.cookies.get('reset')],
  ['code', async () => (await aResetFlow(portal, anna.email)).code],
  [
    'token',
    async () => {
      const { token } = await createPasswordLink(portal.db, anna.id);
      await portal.anonymous.post('/auth/check-password-link', { token });
      return token;
    },
  ],
  ['IBAN', async () => (await bankAccount()) && IBAN],
  [
    'tax number',
    async () => {
      const payload = { items: [{ country: 'DE', tax_id: TAX_ID }], version: 1 };
      await (await portal.as(anna)).call({
        method: 'PUT',
        url: '/profile/tax-residencies',
        payload,
      });
      return TAX_ID;
    },
  ],
  ['passport number', async () => PASSPORT_NO],
];

const numberOf = (sought: string) => CARRIED.filter(([kind]) => kind === sought).length;

test('what is carried is found in the log, a column and a mail not there to say it', async () => {
  const values: string[] = [];
  for (const [, carry] of CARRIED) values.push((await carry()) ?? 'nothing was carried');
  const to = { to: anna.email, language: 'de' } as const;
  for (const value of values) {
    portal.app.log.debug({ request: { deep: [value] } }, 'A careless line.');
    portal.app.log.warn(`A line with ${value} in it.`);
    await anInvestor(portal.db, { last_name: `von ${value}` });
    const named = { first_name: `Anna ${value}` };
    await queueMail(portal.db, { ...to, template: passwordChanged, values: named });
  }

  const report = await portal.close().catch(String);
  for (const kind of new Set(CARRIED.map(([carried]) => carried))) {
    const n = numberOf(kind);
    expect(report).toContain(`${kind} in the log (${2 * n}): {"level":"debug"`);
    expect(report).toContain(`${kind} in investors.last_name (${n}): von [${kind}]`);
    expect(report).toContain(`${kind} in a mail (password-changed) (${n})`);
  }
  for (const value of values) expect(report).not.toContain(value);
});

test('what is packed, plain in a file, in a log or in the wrong mail is found', async () => {
  await aResetFlow(portal, anna.email);
  await portal.db.update(mailOutbox).set({ to_address: 'ben@example.com' });
  const { token } = await createPasswordLink(portal.db, anna.id);
  await queueMail(portal.db, {
    to: 'ben@example.com',
    language: 'de',
    template: accountInvited,
    values: {
      first_name: 'Ben',
      link: `http://localhost:3000/set-password#link=${token}`,
      valid_until: '2026-11-28T12:00:00Z',
    },
  });
  await portal.db.execute(sql`
    insert into audit_log (actor_type, action, entity_type, detail)
    values ('system', 'test.done', 'test', jsonb_build_object('old', ${PASSWORD}::text))`);
  await bankAccount();
  await portal.db.execute(
    sql`update bank_accounts set iban_sealed = convert_to(${`xxxx${IBAN}`}, 'UTF8')`,
  );
  const caller = await portal.as(anna);
  await put(caller, uploadUrl({ name: 'Reisepass Müller.pdf' }), aPdf());
  await caller.call({ method: 'PATCH', url: '/profile', payload: { phone: '+4915155512304' } });
  for (const value of ['Reisepass+M%C3%BCller.pdf', '+4915155512304', anna.email]) {
    portal.app.log.info(`/x?y=${value}`);
  }
  await writeFile(join(portal.stored.path, 'plain'), aPdf());

  const report = await portal.close().catch(String);
  for (const leak of [
    'code in a mail to somebody else',
    'token in a mail to somebody else',
    'password in audit_log.detail (1)',
    'IBAN in bank_accounts.iban_sealed (1)',
    'personal value in the log (3)',
    'passport number in a stored file (1): plain',
  ]) {
    expect(report).toContain(leak);
  }
});

test('where everything is in its place nothing is found', async () => {
  await signIn();
  await bankAccount();
  await aResetFlow(portal, anna.email);
  const ben = await anInvestor(portal.db);
  await aResetFlow(portal, ben.email);
  await aStoredDocument(portal.db, portal.stored, { investor: anna });
  const caller = await portal.as(anna);
  const payload = { items: [{ country: 'DE', tax_id: TAX_ID }], version: 1 };
  expect(
    (await caller.call({ method: 'PUT', url: '/profile/tax-residencies', payload })).statusCode,
  ).toBe(200);
  expect(await portal.db.$count(resetCodes)).toBe(2);
  await portal.close();
});
