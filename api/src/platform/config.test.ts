import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../testing/temporary-folder';
import { readConfig } from './config';

const read = (environment: Record<string, string>) => readConfig(environment, '/srv/manzil/api');

test('without any setting the portal of this machine is served', () => {
  expect(read({})).toEqual({
    production: false,
    host: 'localhost',
    port: 4000,
    metricsHost: 'localhost',
    metricsPort: null,
    origins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    secure: false,
    apiOrigin: 'http://localhost:4000',
    trustedProxies: [],
    dataDir: '/srv/manzil/.data',
    databaseUrl: null,
    portalDatabaseUrl: null,
    migrationDatabaseUrl: null,
    migrateAtStart: true,
    filesUrl: null,
    filesKey: null,
    filesKeyFile: null,
    fieldKey: null,
    fieldKeyFile: null,
    authKey: null,
    authKeyFile: null,
    clamdUrl: null,
    mailUrl: null,
    mailUrlFile: null,
    mailFrom: null,
    supportEmail: 'hallo@manzil.example',
    passwordRangeUrl: null,
    requireSecondFactor: false,
    logLevel: 'info',
    demo: true,
  });
});

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ DATABASE_URL: 'postgres://db/manzil' }, false],
  [{ DATABASE_URL: 'postgres://db/manzil', MANZIL_DEMO: '1' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/manzil' }, false],
  [{ NODE_ENV: 'production', MANZIL_DEMO: '1' }, true],
])('%j has demo accounts: %p', (environment, demo) => {
  expect(read(environment).demo).toBe(demo);
});

test('messages of the contact form go to an address, or nothing starts', () => {
  expect(read({ SUPPORT_EMAIL: 'team@example.com' }).supportEmail).toBe('team@example.com');
  expect(() => read({ SUPPORT_EMAIL: 'team' })).toThrow(/SUPPORT_EMAIL/);
});

test('links lead to the portal on this machine unless its origins are named', () => {
  expect(read({ PORTAL_PORT: '3450' }).origins[0]).toBe('http://localhost:3450');
  expect(read({ PORTAL_PORT: '3450', PORTAL_ORIGINS: 'https://a.example' }).origins).toEqual([
    'https://a.example',
  ]);
});

test('cookies are bound to https when every portal is served by it', () => {
  expect(read({ PORTAL_ORIGINS: 'https://portal.manzil.example' }).secure).toBe(true);
  expect(read({ PORTAL_ORIGINS: 'https://a.example, http://localhost:3000' }).secure).toBe(false);
});

test.each(['https://portal.example/', 'portal.example', '*', 'null', 'https://portal.example:443'])(
  '%p is no origin',
  (origin) => {
    expect(() => read({ PORTAL_ORIGINS: origin })).toThrow(/PORTAL_ORIGINS/);
  },
);

test.each(['1', 'true', 'loopback', '10.0.0.1'])('%p is no network of proxies', (proxies) => {
  expect(() => read({ TRUSTED_PROXIES: proxies })).toThrow(/TRUSTED_PROXIES/);
});

test('an empty variable counts as unset', () => {
  expect(read({ DATABASE_URL: '', API_PORT: '' })).toMatchObject({ databaseUrl: null, port: 4000 });
});

test.each(['smtp', 'http://mail.example', 'smtp//mail.example'])('%p is no mail server', (url) => {
  expect(() => read({ MAIL_URL: url })).toThrow(/MAIL_URL must be an address/);
});

test.each(['api.pwnedpasswords.com/range/', 'https://range.example/range'])(
  '%p is no service of stolen passwords',
  (url) => {
    expect(() => read({ PASSWORD_RANGE_URL: url })).toThrow(/PASSWORD_RANGE_URL must be/);
  },
);

test.each(['Manzil', 'Manzil <post>', 'a@b.example, c@d.example', 'Manzil <a@b.example'])(
  '%p is no sender',
  (from) => {
    expect(() => read({ MAIL_FROM: from })).toThrow(/MAIL_FROM must be a sender/);
  },
);

test('addresses of databases may stand in files', async () => {
  const folder = await temporaryFolder();
  const file = join(folder.path, 'url');
  await writeFile(file, 'postgres://app:secret@db/manzil\n');
  const address = 'postgres://app:secret@db/manzil';
  const names = ['DATABASE_URL_FILE', 'PORTAL_DATABASE_URL_FILE', 'MIGRATION_DATABASE_URL_FILE'];
  expect(read(Object.fromEntries(names.map((name) => [name, file])))).toMatchObject({
    databaseUrl: address,
    portalDatabaseUrl: address,
    migrationDatabaseUrl: address,
    demo: false,
  });
  await writeFile(file, 'secret');
  const reading = () => read({ DATABASE_URL_FILE: file });
  expect(reading).toThrow(`${file} must hold an address that starts with postgres://`);
  await folder.remove();
  expect(reading).toThrow(`${file} cannot be read (DATABASE_URL_FILE).`);
});

test.each(['PORTAL_DATABASE_URL', 'MIGRATION_DATABASE_URL'])(
  'beside %s the other logins have addresses too',
  (name) => {
    const url = 'postgres://db/manzil';
    expect(() => read({ [name]: url })).toThrow('DATABASE_URL signs in as manzil_service');
    expect(() => read({ DATABASE_URL: url, MIGRATION_DATABASE_URL: url })).toThrow(
      'PORTAL_DATABASE_URL as manzil_portal',
    );
  },
);

test('a database of our own is always migrated at the start', () => {
  expect(read({ MIGRATE_AT_START: '0' }).migrateAtStart).toBe(true);
  const url = 'postgres://db/manzil';
  expect(read({ MIGRATE_AT_START: '0', DATABASE_URL: url }).migrateAtStart).toBe(false);
});
