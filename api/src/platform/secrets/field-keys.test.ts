import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { anInvestor } from '../../../testing/fixtures';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { freshDatabase } from '../../../testing/test-database';
import { bankAccounts } from '../../modules/bank-accounts/bank-accounts.table';
import { connect, type Database } from '../postgres/connect';
import { openFields } from './field-keys';

const KEY = Buffer.alloc(32, 1).toString('base64');

let db: Database;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  db = connect(await freshDatabase(), { connections: 2, onLost: () => undefined });
});
afterAll(() => db.$client.end());
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const settings = (change = {}) => ({
  dataDir: folder.path,
  fieldKey: null,
  fieldKeyFile: null,
  ...change,
});
const ownFile = () => join(folder.path, 'secrets', 'fields.key');

test('without a key of its own an installation makes one, for its user only, and keeps it', async () => {
  const made = await openFields(settings(), db);
  expect((await stat(ownFile())).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder.path, 'secrets'))).mode & 0o777).toBe(0o700);
  const again = await openFields(settings(), db);
  expect(again.open('x', made.seal('x', 'text'))).toBe('text');
});

test('instances that start at once agree on one key', async () => {
  const ciphers = await Promise.all(Array.from({ length: 8 }, () => openFields(settings(), db)));
  const ids = ciphers.map((cipher) => cipher.seal('x', 'text').key_id);
  expect(new Set(ids).size).toBe(1);
  expect(await readdir(join(folder.path, 'secrets'))).toEqual(['fields.key']);
});

test('a configured key is taken, from the variable or from a file', async () => {
  const byValue = await openFields(settings({ fieldKey: KEY }), db);
  const file = join(folder.path, 'key');
  await writeFile(file, `${KEY}\n`);
  const byFile = await openFields(settings({ fieldKeyFile: file }), db);
  expect(byFile.open('x', byValue.seal('x', 'text'))).toBe('text');
  await expect(stat(ownFile())).rejects.toThrow();
});

test.each(['', 'c2hvcnQ=', 'not base64 at all', `${KEY},c2hvcnQ=`])(
  'the file content %p is no key, and is not repeated in the message',
  async (text) => {
    const file = join(folder.path, 'key');
    await writeFile(file, text);
    const attempt = openFields(settings({ fieldKeyFile: file }), db);
    await expect(attempt).rejects.toThrow(
      `${file} must hold one or more keys of 32 bytes in base64, the current one first.`,
    );
  },
);

test('a file that is missing is named together with its variable', async () => {
  const attempt = openFields(settings({ fieldKeyFile: '/nowhere/key' }), db);
  await expect(attempt).rejects.toThrow('/nowhere/key cannot be read (FIELD_KEY_FILE).');
});

test('a key that is gone is not made anew while something is sealed with it', async () => {
  const cipher = await openFields(settings(), db);
  const investor = await anInvestor(db);
  const { sealed, key_id } = cipher.seal('x', 'text');
  await db.insert(bankAccounts).values({
    investor_id: investor.id,
    holder_name: 'Anna Becker',
    iban_country: 'DE',
    iban_last4: '3000',
    iban_sealed: sealed,
    iban_key_id: key_id,
    currency: 'EUR',
    status: 'verified',
  });
  const kept = await readFile(ownFile());
  await rm(ownFile());
  await expect(openFields(settings(), db)).rejects.toThrow(`bring back ${ownFile()}`);
  await writeFile(ownFile(), kept);
  await chmod(ownFile(), 0o600);
  expect((await openFields(settings(), db)).open('x', { sealed, key_id })).toBe('text');
});
