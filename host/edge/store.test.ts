import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { buildId, Store } from './store';
import { builtHost, portalScript } from './testing/host-dir';
import { aPortal, contents } from './testing/publication';

const DAY_MS = 24 * 3_600_000;
const FILE = 'static/js/portal.1.js';
const { browserDir, manifest } = builtHost();
const { signal } = new AbortController();
const any = (): boolean => true;

let root: string;
let said: string[];
let store: Store;

const open = (): Promise<Store> =>
  Store.open(root, pino({ level: 'warn' }, { write: (line) => said.push(line) }));
const stored = (path: string): string => join(root, 'host', path);
const remote = (path: string): string => join(root, 'remotes/units', path);
/** The n-th version of a remote. */
const version = (n: number) => aPortal({ version: `1.${n}.0`, build: String(n).padStart(12, '0') });
const promote = (n: number): Promise<void> => store.promote(version(n), contents, signal);
const versionsIn = async (accepts = any): Promise<string[]> =>
  (await store.builds('units', accepts)).map((portal) => portal.version);

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'manzil-store-'));
  said = [];
  store = await open();
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

describe('the files of the host', () => {
  test('are stored with compressed copies', async () => {
    await store.addHost(browserDir, manifest);
    expect(readFileSync(stored(FILE), 'utf8')).toBe(portalScript);
    expect(brotliDecompressSync(readFileSync(stored(`${FILE}.br`))).toString()).toBe(portalScript);
    expect(gunzipSync(readFileSync(stored(`${FILE}.gz`))).toString()).toBe(portalScript);
  });

  test('get their names when they are whole: what breaks off leaves the old file', async () => {
    mkdirSync(stored('static/js'), { recursive: true });
    writeFileSync(stored(FILE), 'old');
    jest.spyOn(fs, 'rename').mockRejectedValueOnce(new Error('killed'));
    await expect(store.addHost(browserDir, manifest)).rejects.toThrow('killed');
    expect(readFileSync(stored(FILE), 'utf8')).toBe('old');
    expect(readdirSync(stored('static/js'))).toEqual(['portal.1.js']);
    expect(readdirSync(join(root, 'incoming'))).toEqual([]);

    await store.addHost(browserDir, manifest);
    expect(readFileSync(stored(FILE), 'utf8')).toBe(portalScript);
  });

  test('are written again when the disk has lost a part of one', async () => {
    await store.addHost(browserDir, manifest);
    writeFileSync(stored(FILE), portalScript.slice(0, 100));
    await store.addHost(browserDir, manifest);
    expect(readFileSync(stored(FILE), 'utf8')).toBe(portalScript);
  });

  test('are refused when they are not those of the manifest', async () => {
    const files = { ...manifest.files, [FILE]: manifest.files['static/js/home.1.js'] ?? '' };
    await expect(store.addHost(browserDir, { ...manifest, files })).rejects.toThrow(
      'portal.1.js does not match host.json',
    );
    expect(existsSync(stored(FILE))).toBe(false);
  });

  test('stay for fourteen days after the first host without them, with their copies', async () => {
    const { [FILE]: _, ...files } = manifest.files;
    const withoutFile = { ...manifest, files };
    const superseded = (daysAgo: number) => {
      const at = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
      const paths = [FILE, `${FILE}.br`, `${FILE}.gz`];
      const list = Object.fromEntries(paths.map((path) => [path, at]));
      writeFileSync(join(root, 'superseded.json'), JSON.stringify(list));
    };
    await store.addHost(browserDir, manifest);
    superseded(15);
    await store.addHost(browserDir, manifest);
    await store.addHost(browserDir, withoutFile);
    expect(existsSync(stored(`${FILE}.br`))).toBe(true);
    superseded(13);
    await store.addHost(browserDir, withoutFile);
    expect(existsSync(stored(`${FILE}.br`))).toBe(true);
    superseded(14);
    await store.addHost(browserDir, withoutFile);
    expect(readdirSync(stored('static/js')).filter((name) => name.startsWith('portal.'))).toEqual(
      [],
    );
  });
});

test('what a killed edge has left half-written is cleared', async () => {
  mkdirSync(join(root, 'incoming/half'), { recursive: true });
  writeFileSync(join(root, 'incoming/half/portal.json'), '{');
  await open();
  expect(readdirSync(join(root, 'incoming'))).toEqual([]);
});

test.each([
  ['belong to another file', (copy: string) => writeFileSync(copy, gzipOfNothing)],
  ['broke off', (copy: string) => writeFileSync(copy, readFileSync(copy).subarray(0, 10))],
  ['are missing', (copy: string) => rmSync(copy)],
])('compressed copies that %s are made anew when the build is read', async (_what, spoil) => {
  await promote(1);
  const file = remote(`${buildId(version(1))}/remoteEntry.1.js`);
  for (const suffix of ['.br', '.gz']) spoil(file + suffix);
  expect(await versionsIn()).toEqual(['1.1.0']);
  const content = readFileSync(file);
  expect(brotliDecompressSync(readFileSync(`${file}.br`))).toEqual(content);
  expect(gunzipSync(readFileSync(`${file}.gz`))).toEqual(content);
});

const gzipOfNothing = Buffer.from('1f8b080000000000000003000000000000000000', 'hex');

test('an older build that is acceptable is found behind newer ones that are not', async () => {
  for (const n of [1, 2, 3, 4]) await promote(n);
  expect(await versionsIn()).toEqual(['1.4.0', '1.3.0']);
  const old = ['1.1.0', '1.2.0'];
  expect(
    await versionsIn((portal?: { version: string }) => old.includes(portal?.version ?? '')),
  ).toEqual(['1.2.0', '1.1.0']);
});

describe('retention', () => {
  /** Writes what was promoted when, newest first, as [version, days ago]; the folders are as old. */
  async function promoted(...list: [n: number, daysAgo: number][]): Promise<void> {
    for (const [n] of [...list].reverse()) await promote(n);
    const promotions = list.map(([n, daysAgo]) => {
      const at = new Date(Date.now() - daysAgo * DAY_MS);
      utimesSync(remote(buildId(version(n))), at, at);
      return { id: buildId(version(n)), at: at.toISOString() };
    });
    writeFileSync(remote('promoted.json'), JSON.stringify(promotions));
  }
  const kept = (): number[] =>
    readdirSync(join(root, 'remotes/units'))
      .flatMap((name) => /^1\.(\d+)\.0-/.exec(name)?.[1] ?? [])
      .map(Number)
      .sort();

  test('counts from the moment a build was superseded', async () => {
    await promoted([6, 1], [5, 2], [4, 13], [3, 13], [2, 15], [1, 60]);
    await promote(7);
    // 2 was superseded by 3 thirteen days ago, 1 by 2 fifteen days ago.
    expect(kept()).toEqual([2, 3, 4, 5, 6, 7]);
  });

  test('keeps five builds however old', async () => {
    await promoted([6, 40], [5, 50], [4, 60], [3, 70], [2, 80], [1, 90]);
    await promote(7);
    expect(kept()).toEqual([3, 4, 5, 6, 7]);
  });

  test('leaves what open pages may need when the list was lost', async () => {
    await promoted([3, 1], [2, 2], [1, 60]);
    writeFileSync(remote('promoted.json'), '');
    await promote(4);
    expect(kept()).toEqual([2, 3, 4]);
  });
});

test.each(['', '{', '{}', '[{"id":1}]', '[{"id":"1.1.0-000000000001","at":"yesterday"}]'])(
  'a list of builds that cannot be read (%j) counts as empty and is reported',
  async (content) => {
    await promote(1);
    writeFileSync(remote('promoted.json'), content);
    expect(await versionsIn()).toEqual([]);
    expect(said.join('')).toContain('stored list unreadable');
    await promote(1);
    expect(await versionsIn()).toEqual(['1.1.0']);
  },
);

test('a build that cannot be stored leaves nothing behind', async () => {
  const stopped = AbortSignal.abort(new Error('stopped'));
  await expect(store.promote(version(1), contents, stopped)).rejects.toThrow('stopped');
  jest.spyOn(fs, 'writeFile').mockRejectedValueOnce(new Error('ENOSPC'));
  await expect(promote(1)).rejects.toThrow('ENOSPC');
  expect(readdirSync(join(root, 'incoming'))).toEqual([]);
  expect(await versionsIn()).toEqual([]);
});
