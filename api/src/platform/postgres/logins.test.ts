import { freshDatabase, runOn } from '../../../testing/test-database';
import { confirmRole } from './confirm-role';
import { connect, type Database } from './connect';
import { asLogin, makeLogins } from './logins';

let url: string;
let open: Database[];

beforeEach(async () => {
  url = await freshDatabase();
  open = [];
});
afterEach(() => Promise.all(open.map((db) => db.$client.end())));

function signIn(address: string): Database {
  const db = connect(address, { connections: 1, onLost: () => undefined });
  open.push(db);
  return db;
}

test.each([
  'set role manzil_service',
  'set session authorization manzil_service',
  'alter role manzil_service nologin',
])(
  'a statement that is slipped into the connection of investors is refused: %s',
  async (slipped) => {
    const portal = signIn(asLogin(url, 'manzil_portal'));
    await confirmRole(portal, 'manzil_portal');
    await expect(portal.$client.query(slipped)).rejects.toMatchObject({ code: '42501' });
    await portal.$client.query('reset role');
    const { rows } = await portal.$client.query('select current_user as login');
    expect(rows).toEqual([{ login: 'manzil_portal' }]);
  },
);

test.each<[string, () => string, string]>([
  [
    'of the other role',
    () => asLogin(url, 'manzil_service'),
    'PORTAL_DATABASE_URL signs in as manzil_service instead of manzil_portal.',
  ],
  [
    'with another password',
    () => asLogin(url, 'manzil_portal').replace(/:[^:@]+@/, ':hidden@'),
    'PORTAL_DATABASE_URL is refused: password authentication failed for user "manzil_portal".',
  ],
  [
    'without a setting',
    () =>
      `${asLogin(url, 'manzil_portal')}?options=${encodeURIComponent('-c statement_timeout=0')}`,
    "manzil_portal lacks a setting. As an administrator: alter role manzil_portal set statement_timeout = '5s';",
  ],
])('a login %s is told of in one line that helps', async (_, address, complaint) => {
  await expect(confirmRole(signIn(address()), 'manzil_portal')).rejects.toThrow(complaint);
});

test('an owner that may make no logins is told what to set', async () => {
  const owner = new URL(url);
  owner.username = owner.pathname.slice(1);
  owner.password = 'secret';
  await runOn(url, `create role ${owner.username} login password 'secret'`);
  await expect(makeLogins(owner.href)).rejects.toThrow('set PORTAL_DATABASE_URL');
  owner.password = '';
  await expect(makeLogins(owner.href)).rejects.toThrow('DATABASE_URL has no password.');
});
