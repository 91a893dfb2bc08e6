import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { openAuthKey } from './auth-key';
import { accountKey } from './keyed-hash';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const SECRET = Buffer.alloc(32, 9);
const open = (authKey: string | null, authKeyFile: string | null = null) =>
  openAuthKey({ dataDir: folder.path, authKey, authKeyFile });

test('an installation makes a key of its own, for nobody else to read, and keeps it', async () => {
  const key = await open(null);
  expect(key).toHaveLength(32);
  expect(await open(null)).toEqual(key);
  const { mode } = await stat(join(folder.path, 'secrets', 'auth.key'));
  expect(mode & 0o777).toBe(0o600);
});

test('the key of the configuration is used, by value or from a file', async () => {
  expect(await open(SECRET.toString('base64'))).toEqual(SECRET);
  const file = join(folder.path, 'key');
  await writeFile(file, SECRET.toString('base64'));
  expect(await open(null, file)).toEqual(SECRET);
});

test('a key that is none stops the start', async () => {
  await expect(open('secret')).rejects.toThrow('AUTH_KEY must hold');
  await expect(open(null, join(folder.path, 'none'))).rejects.toThrow('AUTH_KEY_FILE');
});

test('an address is hashed alike in any case, and differently under another key', () => {
  expect(accountKey(SECRET, 'Anna@Example.com')).toBe(accountKey(SECRET, 'anna@example.com'));
  expect(accountKey(Buffer.alloc(32), 'anna@example.com')).not.toBe(
    accountKey(SECRET, 'anna@example.com'),
  );
});
