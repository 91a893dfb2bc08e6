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
    path: `/growing/${screen}`,
    layout: 'page',
    theme: 'light',
    access: 'investor',
    title: `growing/${screen}:line_0`,
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

/** Brotli bytes of the scripts and styles that the first screen of a remote loads in German. */
async function firstLoad(screens: readonly string[]): Promise<number> {
  const folder = join(parent, `with-${screens.length}`, 'remote-growing');
  writeRemote('growing', folder);
  symlinkSync(join(packageDir('remote-faq'), 'node_modules'), join(folder, 'node_modules'));
  for (const screen of screens) addScreen(folder, screen);
  const cli = join(packageDir('shared'), 'build/cli.ts');
  await run(process.execPath, ['--import', 'tsx', cli, 'build'], { cwd: folder });

  const dist = join(folder, 'dist');
  const portal = PublishedPortal.parse(JSON.parse(readFileSync(join(dist, 'portal.json'), 'utf8')));
  expect(portal.routes).toHaveLength(screens.length + 1);
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

test('a screen that is added to a remote costs the first load of another next to nothing', async () => {
  const screens = ['notices', 'visits', 'invoices'];
  const [before, after] = await Promise.all([
    firstLoad(screens),
    firstLoad([...screens, 'insurances']),
  ]);
  expect(before).toBeGreaterThan(6_000);
  expect(after - before).toBeLessThanOrEqual(ALLOWED_BYTES);
}, 120_000);
