import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { writeRemote } from '../../scripts/new-remote-files';
import { packageDir, root } from '../../scripts/packages';
import { codeOf } from '../testing/growing-screen';
import { PublishedPortal } from './portal-json';

/** What a screen may add to the first load of another screen of its remote. */
const ALLOWED_BYTES = 200;

const run = promisify(execFile);
let parent = '';

beforeAll(() => {
  const scratch = join(root, 'e2e/.tmp');
  mkdirSync(scratch, { recursive: true });
  parent = mkdtempSync(join(scratch, 'growth-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Words that no other screen says, as many as a page has. */
const wordsOf = (screen: string): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: 40 }, (_, i) => [`line_${i}`, `${screen} sagt zum ${i}. Mal etwas.`]),
  );

/** The sources of a screen with texts, styles, a schema and a data function of its own. */
const sourcesOf = (screen: string): Record<string, string> => ({
  ...codeOf(screen),
  'screen.json': JSON.stringify({
    path: `/rent-index/${screen}`,
    layout: 'page',
    theme: 'light',
    access: 'investor',
    title: `rent-index/${screen}:line_0`,
    skeleton: 'list',
  }),
  'texts/de.json': JSON.stringify(wordsOf(screen)),
  'texts/en.json': JSON.stringify(wordsOf(`${screen} (en)`)),
});

/** Adds a screen to a remote as its team would: its folder, and nothing else. */
function addScreen(folder: string, screen: string): void {
  for (const [file, source] of Object.entries(sourcesOf(screen))) {
    mkdirSync(join(folder, 'src', screen, 'texts'), { recursive: true });
    writeFileSync(join(folder, 'src', screen, file), source);
  }
}

/** Writes a remote with a start page and these screens, and builds it. */
async function build(
  screens: readonly string[],
): Promise<{ dist: string; portal: PublishedPortal }> {
  const folder = join(parent, `with-${screens.length}`, 'remote-rent-index');
  writeRemote('rent-index', folder);
  symlinkSync(join(packageDir('remote-faq'), 'node_modules'), join(folder, 'node_modules'));
  for (const screen of screens) addScreen(folder, screen);
  const cli = join(packageDir('shared'), 'build/cli.ts');
  await run(process.execPath, ['--import', 'tsx', cli, 'build'], { cwd: folder });

  const dist = join(folder, 'dist');
  const portal = PublishedPortal.parse(JSON.parse(readFileSync(join(dist, 'portal.json'), 'utf8')));
  return { dist, portal };
}

/** Brotli bytes of the scripts and styles that the first screen of a remote loads in German. */
function firstLoad({ dist, portal }: Awaited<ReturnType<typeof build>>): number {
  const [{ files, texts } = { files: [], texts: { de: [] } }] = portal.routes;
  const loaded = new Set([
    portal.entry,
    ...portal.expose,
    ...portal.texts.de,
    ...files,
    ...texts.de,
  ]);
  expect(loaded.size).toBeGreaterThanOrEqual(6);
  return [...loaded]
    .map((file) => brotliCompressSync(readFileSync(join(dist, file))).byteLength)
    .reduce((sum, bytes) => sum + bytes, 0);
}

test('a new remote is built, and a screen that is added costs the first one next to nothing', async () => {
  const screens = ['invoices', 'notices', 'visits'];
  const [before, after] = await Promise.all([build(screens), build([...screens, 'insurances'])]);
  const { routes, entry } = before.portal;
  expect(routes.map(({ path }) => path)).toEqual([
    '/rent-index',
    ...screens.map((screen) => `/rent-index/${screen}`),
  ]);
  expect(routes[0]).toMatchObject({
    title: { de: 'Rent index' },
    files: expect.arrayContaining([expect.stringMatching(/start\..*\.js$/)]),
  });
  expect(entry).toMatch(/^remoteEntry\.[0-9a-f]{8}\.js$/);
  expect(after.portal.routes).toHaveLength(screens.length + 2);
  expect(firstLoad(before)).toBeGreaterThan(6_000);
  expect(firstLoad(after) - firstLoad(before)).toBeLessThanOrEqual(ALLOWED_BYTES);
}, 120_000);
