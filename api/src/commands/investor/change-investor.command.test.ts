import { eq, sql } from 'drizzle-orm';
import { aDataSubject, EMAIL, MARK } from '../../../testing/data-subject';
import { anInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { type Operators, operators, runHere } from '../../../testing/manzil';
import { API_ROOT } from '../../api-root';
import { investors } from '../../identity/investors.table';
import { rememberDevice } from '../../identity/known-devices.repository';
import { knownDevices } from '../../identity/known-devices.table';
import { newToken } from '../../identity/session-token';
import { createSession, findLiveSession } from '../../identity/sessions.repository';
import {
  createPasswordLink,
  findLinkOwner,
} from '../../modules/passwords/password-links.repository';
import { storeResetCode, tryCode } from '../../modules/passwords/reset-codes.repository';
import { setPasswordByLink } from '../../modules/passwords/set-password.usecase';
import { readConfig } from '../../platform/config';
import type { Files } from '../../platform/files/encrypted-files';
import { openFiles } from '../../platform/files/open-files';
import { mailOutbox } from '../../platform/mail/mail-outbox.table';
import { jsonRows } from '../../platform/postgres/json-rows';

let office: Operators;
let files: Files;
let investor: Awaited<ReturnType<typeof aDataSubject>>;

const TODAY = '2026-11-21T08:00:00Z';

beforeAll(async () => {
  office = await operators({ now: () => new Date(TODAY) });
  files = await openFiles(readConfig(office.environment, API_ROOT));
  investor = await aDataSubject({ office, files });
  await office.remember();
});
afterEach(() => office.forget());
afterAll(() => office.close());

const account = async () =>
  (await office.db.select().from(investors).where(eq(investors.id, investor.id)))[0];

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

  test('of a mistyped e-mail tells nothing to whoever reads the former address', async () => {
    const change = ['investor', 'change', EMAIL, '--email', 'new@example.com', '--correction'];
    expect((await office.manzil(...change)).code).toBe(0);
    expect(await account()).toMatchObject({ email: 'new@example.com' });
    expect(await mailsTo(office.db, EMAIL)).toEqual([]);
    expect(await jsonRows(office.db, sql`select detail from audit_log`)).toMatchObject([
      { detail: { changed: ['email'], correction: true } },
    ]);
    const alone = ['investor', 'change', 'new@example.com', '--last-name', 'Öz', '--correction'];
    expect((await office.manzil(...alone)).code).toBe(2);
  });

  test('is done by a person', async () => {
    const { code } = await runHere(
      ['investor', 'change', EMAIL, '--last-name', 'Öz'],
      office.environment,
    );
    expect([code, (await account())?.version]).toEqual([2, 1]);
  });

  test('of an e-mail takes every key that the former address holds', async () => {
    const { db } = office;
    const { token } = await createPasswordLink(db, investor.id);
    const session = newToken();
    await createSession(db, investor.id, session);
    await rememberDevice(db, investor.id, undefined);
    const flow = { account_key: 'a', flow_hash: 'f', code_hash: 'c', known_browser: false };
    await storeResetCode(db, { ...flow, investor_id: investor.id });
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
    const byLink = {
      token,
      password: 'Marina-Walk-2026!',
      deviceToken: undefined,
      isBreached: async () => false,
    };
    await expect(setPasswordByLink(db, byLink)).rejects.toThrow('auth.password_link_invalid');
    expect(await findLiveSession(db, session)).toBeNull();
    expect(await tryCode(db, { flowHash: 'f', codeHash: 'c' }, 1)).toBeNull();
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
