import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFiles } from '../../../testing/temporary-files';
import { masterKeysOf } from '../secrets/master-keys';
import { openEncrypted, storeEncrypted } from './encrypted-files';
import { newFileKey } from './file-store';

let stored: Awaited<ReturnType<typeof temporaryFiles>>;
beforeAll(async () => {
  stored = await temporaryFiles();
});
afterAll(() => stored.remove());

const CONTENT = Buffer.from('CNRY-passport '.repeat(40));
const damaged = { definition: { code: 'document.damaged', status: 500 } };

async function aFile(files = stored): Promise<{ key: string; path: string }> {
  const key = newFileKey({ kind: 'documents' });
  await storeEncrypted(files, key, CONTENT);
  return { key, path: join(stored.path, key) };
}

test('a file comes back as it was, an empty one too', async () => {
  const { key } = await aFile();
  expect(await openEncrypted(stored, key)).toEqual(CONTENT);
  await storeEncrypted(stored, key, Buffer.alloc(0));
  expect(await openEncrypted(stored, key)).toEqual(Buffer.alloc(0));
});

test('what lies in the store tells nothing, and the same content never looks the same', async () => {
  const [one, other] = [await aFile(), await aFile()];
  const bytes = await readFile(one.path);
  expect(bytes.includes('CNRY')).toBe(false);
  expect(bytes.length).toBeLessThan(CONTENT.length + 150);
  const rest = (await readFile(other.path)).subarray(12);
  expect(bytes.subarray(12).equals(rest)).toBe(false);
});

test('one flipped bit, anywhere, is noticed', async () => {
  const { key, path } = await aFile();
  const bytes = await readFile(path);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8));
    await writeFile(path, bytes);
    await expect(openEncrypted(stored, key)).rejects.toMatchObject(damaged);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8));
  }
  await writeFile(path, bytes);
  expect(await openEncrypted(stored, key)).toEqual(CONTENT);
});

test.each([0, 3, 12, 50, 100, -1])('a file cut off after %p bytes is noticed', async (end) => {
  const { key, path } = await aFile();
  await writeFile(path, (await readFile(path)).subarray(0, end));
  await expect(openEncrypted(stored, key)).rejects.toMatchObject(damaged);
});

test('two files that were swapped are noticed', async () => {
  const [one, other] = [await aFile(), await aFile()];
  await writeFile(one.path, await readFile(other.path));
  await expect(openEncrypted(stored, one.key)).rejects.toMatchObject(damaged);
});

test('a file that has gone is damage, too', async () => {
  await expect(openEncrypted(stored, newFileKey({ kind: 'documents' }))).rejects.toMatchObject(
    damaged,
  );
});

test('after the master key was changed, old files open and new ones use the new key', async () => {
  const [before, after] = [randomBytes(32), randomBytes(32)];
  const old = await aFile({ ...stored, fileKeys: masterKeysOf([before]) });
  const rotated = { ...stored, fileKeys: masterKeysOf([after, before]) };
  expect(await openEncrypted(rotated, old.key)).toEqual(CONTENT);
  const fresh = await aFile(rotated);
  const withoutOld = { ...stored, fileKeys: masterKeysOf([after]) };
  expect(await openEncrypted(withoutOld, fresh.key)).toEqual(CONTENT);
  await expect(openEncrypted(withoutOld, old.key)).rejects.toMatchObject(damaged);
});
