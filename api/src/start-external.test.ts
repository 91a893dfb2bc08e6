import { makeRoles, ownedByCreatorOfRoles } from '../testing/external-roles';
import { type OwnPostgres, ownPostgres } from '../testing/own-postgres';
import { type ServerProcess, startServer, stopServer } from '../testing/server-process';
import { temporaryFolder } from '../testing/temporary-folder';
import { databaseUrl, runOn } from '../testing/test-database';

jest.setTimeout(120_000);

let server: OwnPostgres;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const running: ServerProcess[] = [];

/** A server that has seen no Manzil yet: roles belong to the whole of it. */
beforeEach(async () => {
  folder = await temporaryFolder();
  server = await ownPostgres();
  await server.start();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(stopServer));
  await server.remove();
  await folder.remove();
});

function urlOf(login: string): string {
  const url = new URL(databaseUrl(server.url, 'manzil'));
  url.username = login;
  url.password = login;
  return url.href;
}

async function startApi(environment: Record<string, string>) {
  const api = await startServer({
    DATA_DIR: folder.path,
    NODE_ENV: 'production',
    MAIL_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Manzil <post@manzil.example>',
    ...environment,
  });
  running.push(api);
  return api;
}

const readiness = async ({ port }: ServerProcess) =>
  (await fetch(`http://localhost:${port}/readyz`)).status;

const logins = () => ({
  DATABASE_URL: urlOf('manzil_service'),
  PORTAL_DATABASE_URL: urlOf('manzil_portal'),
});

test('a login that may make roles and is no administrator migrates a new server', async () => {
  await ownedByCreatorOfRoles(server.url);
  const api = await startApi({ DATABASE_URL: urlOf('owner') });
  await api.ready;
  expect(await readiness(api)).toBe(200);
});

test('logins that may make nothing need the schema, and take one that is ahead', async () => {
  await runOn(server.url, "create role owner login password 'owner'");
  await runOn(server.url, 'create database manzil owner owner');
  await makeRoles(server.url);
  await runOn(server.url, 'grant manzil_portal, manzil_service to owner');
  const withoutOwner = { ...logins(), MIGRATE_AT_START: '0' };
  const early = await (await startApi(withoutOwner)).ended;
  expect(early).toMatchObject({
    code: 1,
    complaint:
      'The database is older than this build: 0000_investors_and_sessions.sql has not run. Run "manzil migrate" first.\n',
  });

  const migrating = await startApi({ ...logins(), MIGRATION_DATABASE_URL: urlOf('owner') });
  await migrating.ready;
  expect(await readiness(migrating)).toBe(200);
  await runOn(
    urlOf('owner'),
    "insert into schema_migrations (name, checksum) values ('9999_of_the_next_version.sql', '')",
  );
  const api = await startApi(withoutOwner);
  await api.ready;
  expect(await readiness(api)).toBe(200);
});
