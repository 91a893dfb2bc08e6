import '../../../testing/checks-here';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type BackedUp, backedUp, expectUntouched, tablesOf } from '../../../testing/backed-up';
import { anInvestor } from '../../../testing/fixtures';
import { type Operators, operators } from '../../../testing/manzil';
import { EXAMPLE } from '../../../testing/portfolio-files';

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

const emptyInstallation = () => scene.emptyInstallation();
const restore: BackedUp['restore'] = (...args) => scene.restore(...args);

/** The rows of every table, in any order. */
async function contents({ db }: Operators, tables: string[]): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await db.execute<{ digest: string }>(
      sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${sql.identifier(table)} t`,
    );
    digests[table] = rows[0]?.digest ?? '';
  }
  return digests;
}

const filesOf = async ({ dataDir }: Operators) =>
  (await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.unfinished'))
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length))
    .sort();

test('a restored installation has all rows, files and keys, and nobody signed in', async () => {
  const other = await emptyInstallation();
  const { code, out } = await restore(other, backupFile);
  expect([code, out]).toEqual([
    0,
    [expect.stringMatching(/^Restored the backup of 2026-11-21T08:00:00\.000Z, /)],
  ]);
  const tables = (await tablesOf(live)).filter(
    (name) => !['sessions', 'schema_migrations'].includes(name),
  );
  expect(tables.length).toBeGreaterThan(40);
  expect(await contents(other, tables)).toEqual(await contents(live, tables));
  expect(await filesOf(other)).toEqual(await filesOf(live));
  for (const file of await filesOf(live)) {
    const [here, there] = await Promise.all(
      [live, other].map(({ dataDir }) => readFile(join(dataDir, file))),
    );
    expect(there?.equals(here ?? Buffer.alloc(0))).toBe(true);
  }
  expect((await stat(join(other.dataDir, 'secrets/files.key'))).mode & 0o777).toBe(0o600);

  expect((await other.db.execute(sql`select from sessions`)).rowCount).toBe(0);
  const created = await other.manzil(
    'investor',
    'create',
    '--email',
    'new@example.com',
    '--first-name',
    'N',
    '--last-name',
    'N',
  );
  expect(created.out[0]).toBe('Created MZ-20003, new@example.com.');
  expect((await other.manzil('import', EXAMPLE)).out.at(-1)).toContain('Nothing to import');
  await expect(other.db.execute(sql`delete from journals`)).rejects.toMatchObject({
    cause: { message: 'journals is append-only' },
  });
  await expect(
    other.db.execute(sql`insert into units (property_id, unit_no) values (99, 'x')`),
  ).rejects.toThrow();
  const { code: sound, out: verified } = await other.manzil('verify');
  expect([sound, verified.filter((line) => line.includes('WRONG'))]).toEqual([0, []]);
});

test('a passphrase does, too', async () => {
  const passphrase = join(shelf, 'passphrase');
  await writeFile(passphrase, 'vier nasse Kraniche am Fluss\n');
  const file = join(shelf, 'passphrase.age');
  expect((await live.manzil('backup', file, '--passphrase-file', passphrase)).code).toBe(0);
  const other = await emptyInstallation();
  const { code, out } = await restore(other, file, '--passphrase-file', passphrase, '--dry-run');
  expect([code, out[0]]).toEqual([0, expect.stringMatching(/^Whole and readable: /)]);
  await expectUntouched(other);
});

test('a backup tells nothing to whoever has no key', async () => {
  const bytes = await readFile(backupFile);
  expect(bytes.includes('greta.lindner')).toBe(false);
  expect((await stat(backupFile)).mode & 0o777).toBe(0o600);
});

describe('what is there stays as it is:', () => {
  test('a database with tables takes no restore', async () => {
    const other = await operators();
    scene.alsoClose(other);
    await anInvestor(other.db, { email: 'anna@example.com' });
    const { code, notes } = await restore(other, backupFile);
    expect([code, notes.at(-1)]).toEqual([
      1,
      'The database has tables already: restore into an empty one.',
    ]);
    expect((await other.manzil('investor', 'list')).out).toHaveLength(2);
    expect(await readdir(other.dataDir)).toEqual([]);
  });

  test('a store with files takes no restore', async () => {
    const other = await emptyInstallation();
    await mkdir(join(other.dataDir, 'files/documents/aa'), { recursive: true });
    await writeFile(join(other.dataDir, 'files/documents/aa/aa11'), 'mine');
    expect((await restore(other, backupFile)).notes.at(-1)).toBe(
      'The store has files already: restore into an empty one.',
    );
    expect(await tablesOf(other)).toEqual([]);
  });

  test('another key for files stops a restore in the middle, and all of it is taken back', async () => {
    const other = await emptyInstallation();
    await mkdir(join(other.dataDir, 'secrets'));
    await writeFile(join(other.dataDir, 'secrets/files.key'), 'another');
    const { code, notes } = await restore(other, backupFile);
    expect([code, notes.at(-1)]).toEqual([1, expect.stringContaining('files.key is another key')]);
    expect(await tablesOf(other)).toEqual([]);
    expect(await filesOf(other)).toEqual([]);
    expect(await readFile(join(other.dataDir, 'secrets/files.key'), 'utf8')).toBe('another');
  });

  test('a backup overwrites no file', async () => {
    const { code, notes } = await live.manzil('backup', backupFile, '--recipient', 'age1x');
    expect([code, notes]).toEqual([1, ['"age1x" is no recipient of age: it starts with age1.']]);
    const recipient =
      (await readFile(identity, 'utf8')).split('\n')[0]?.slice('# public key: '.length) ?? '';
    expect((await live.manzil('backup', backupFile, '--recipient', recipient)).notes).toEqual([
      `${backupFile} exists already.`,
    ]);
    expect(
      (await live.manzil('backup', '/nowhere/x.age', '--recipient', recipient)).notes.at(-1),
    ).toBe('/nowhere/x.age cannot be written (ENOENT).');
  });
});
