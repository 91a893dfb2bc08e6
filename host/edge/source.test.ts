import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSource } from './source';

const { signal } = new AbortController();
const parent = mkdtempSync(join(tmpdir(), 'manzil-source-'));
const folder = join(parent, 'published');
const read = openSource(folder, signal);

mkdirSync(join(folder, 'static'), { recursive: true });
writeFileSync(join(folder, 'static/ten.js'), '0123456789');
writeFileSync(join(parent, 'secret.js'), 'secret');

test('a file is read as far as was announced', async () => {
  expect((await read('static/ten.js', 10)).toString()).toBe('0123456789');
  await expect(read('static/ten.js', 9)).rejects.toMatchObject({ code: 'unreadable' });
});

test('a folder that is a link to the newest publication is read', async () => {
  symlinkSync(folder, join(parent, 'newest'));
  const newest = openSource(join(parent, 'newest'), signal);
  expect((await newest('static/ten.js', 10)).byteLength).toBe(10);
});

test.each([
  ['a file outside', '../secret.js'],
  ['a device without end', '/dev/zero'],
  ['a folder outside', '..'],
])('a link to %s is not followed', async (what, target) => {
  const name = `${what.replaceAll(' ', '-')}.js`;
  symlinkSync(target, join(folder, name));
  await expect(read(name, 100)).rejects.toMatchObject({ code: 'unreadable' });
});

test('a pipe is not waited for, a folder is no file', async () => {
  execFileSync('sh', ['-c', 'mkfifo "$0"', join(folder, 'pipe.js')]);
  await expect(read('pipe.js', 100)).rejects.toMatchObject({ code: 'unreadable' });
  await expect(read('static', 100)).rejects.toMatchObject({ code: 'unreadable' });
});

test('what is missing is said to be', async () => {
  await expect(read('nowhere.js', 100)).rejects.toMatchObject({ code: 'unreachable' });
});
