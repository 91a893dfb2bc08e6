import '../../../testing/checks-here';
import { cp, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identityToRecipient } from 'age-encryption';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { type BackedUp, backedUp, expectUntouched, tablesOf } from '../../../testing/backed-up';
import { type Operators, operators } from '../../../testing/manzil';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { emptyDatabase } from '../../../testing/test-database';
import { API_ROOT } from '../../api-root';
import { folderStore } from '../../platform/files/folder-store';
import { migrate } from '../../platform/postgres/migrate';
import { encrypterOf } from './age-keys';
import { writeBackup } from './write-backup';

jest.setTimeout(120_000);

let live: Operators;
let shelf: string;
let backupFile: string;
let identity: string;
let scene: BackedUp;

beforeAll(async () => {
  scene = await backedUp();
  ({ live, shelf, identity, backup: backupFile } = scene);
});
afterAll(() => live.close());
afterEach(() => scene.closeOthers());

const restore: BackedUp['restore'] = (...args) => scene.restore(...args);

/** Changes one byte. */
async function spoil(file: string, offset: number): Promise<void> {
  const bytes = await readFile(file);
  bytes[offset] = (bytes[offset] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

/** A backup as another build makes it, which has other migrations. */
async function backupOf({ environment, dataDir }: Operators): Promise<string> {
  const client = new Client({ connectionString: environment.DATABASE_URL });
  await client.connect();
  const recipient = [
    await identityToRecipient((await readFile(identity, 'utf8')).split('\n')[1] ?? ''),
  ];
  const file = join(shelf, `${Date.now()}.age`);
  const source = {
    client,
    files: folderStore(join(dataDir, 'files')),
    secrets: join(dataDir, 'secrets'),
    now: new Date(),
    progress: { table: () => undefined, file: () => undefined },
  };
  await writeBackup(source, await encrypterOf({ recipient }), file);
  await client.end();
  return file;
}

/** Before external ids came. */
async function olderDatabase(): Promise<string> {
  const database = await emptyDatabase();
  const { path, remove } = await temporaryFolder();
  await cp(join(API_ROOT, 'migrations'), path, {
    recursive: true,
    filter: (file) => !/00(1[4-9]|[2-9]\d)_/.test(file),
  });
  await migrate(database, path);
  await remove();
  return database;
}

const size = async () => (await stat(backupFile)).size;

describe('is refused, and leaves nothing behind:', () => {
  let other: Operators;
  beforeAll(async () => {
    other = await operators({ database: await emptyDatabase() });
  });
  afterEach(() => expectUntouched(other));
  afterAll(() => other.close());

  test.each<[string, (file: string) => Promise<unknown>, RegExp]>([
    [
      'a backup cut off in the middle',
      async (file) => truncate(file, Math.floor((await size()) / 2)),
      /is damaged or cut off/,
    ],
    [
      'a backup without its last byte',
      async (file) => truncate(file, (await size()) - 1),
      /is damaged or cut off/,
    ],
    ['a backup cut off in its head', (file) => truncate(file, 100), /is damaged or cut off/],
    ['an empty file', (file) => truncate(file, 0), /is no backup: it is not encrypted by age/],
    ['a changed byte near the start', (file) => spoil(file, 300), /is damaged or cut off/],
    [
      'a changed byte in the middle',
      async (file) => spoil(file, Math.floor((await size()) / 2)),
      /is damaged or cut off/,
    ],
    [
      'a changed byte at the end',
      async (file) => spoil(file, (await size()) - 1),
      /is damaged or cut off/,
    ],
    [
      'something else',
      (file) => writeFile(file, 'PK\x03\x04'),
      /is no backup: it is not encrypted by age/,
    ],
  ])('%s', async (_, damage, reason) => {
    const file = join(shelf, 'damaged.age');
    await cp(backupFile, file);
    await damage(file);
    const { code, notes } = await restore(other, file);
    expect([code, notes]).toEqual([1, [expect.stringMatching(reason)]]);
  });

  test('another key', async () => {
    const wrong = join(shelf, `key-${Date.now()}`);
    await live.manzil('backup-key', wrong);
    const { code, notes } = await restore(other, backupFile, '--identity-file', wrong);
    expect([code, notes]).toEqual([1, [`${backupFile} was encrypted for another key.`]]);
  });

  test('a backup of a newer version', async () => {
    const newer = await operators();
    scene.alsoClose(newer);
    await newer.db.execute(
      sql`insert into schema_migrations (name, checksum) values ('9999_later.sql', 'x')`,
    );
    const file = await backupOf(newer);
    const { code, notes } = await restore(other, file);
    expect([code, notes.at(-1)]).toEqual([
      1,
      'The backup is of a newer version: this build does not know 9999_later.sql.',
    ]);
  });

  test.each([
    [[], 'Say either --identity-file <file> or --passphrase-file <file>.'],
    [['--identity-file', '/nowhere'], '/nowhere cannot be read (ENOENT).'],
  ])('keys %j', async (options, complaint) => {
    const ran = await other.manzil('restore', backupFile, ...options);
    expect([ran.code, ran.notes]).toEqual([1, [complaint]]);
  });
});

test('a backup of an older version is brought to this one', async () => {
  const older = await operators({ database: await olderDatabase() });
  scene.alsoClose(older);
  await older.db.execute(sql`
    insert into investors (investor_no, email, password_hash, first_name, last_name)
    values ('MZ-7', 'anna@example.com', 'x', 'Anna', 'Becker')`);
  const other = await scene.emptyInstallation();
  expect(await restore(other, await backupOf(older))).toMatchObject({ code: 0 });
  expect((await other.manzil('investor', 'list')).out[1]).toContain('anna@example.com');
  expect(await tablesOf(other)).toContain('external_ids');
});
