import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compile, configurations } from '@manzil/shared/build/build';
import { declarationOf } from '@manzil/shared/build/declaration';
import { hostScreens } from '../../host/src/routing/host-screens';
import { built, packageDir } from '../../scripts/packages';
import { fail, messageOf } from '../../scripts/terminal';
import { partOf } from './parts';
import { type Script, scriptShares } from './shares';

type HostManifest = { entry: string[]; screens: Record<string, string[]> };
type Texts = { de: string[] };
type Route = { path: string; files: string[]; texts: Texts };
type Portal = { entry: string; expose: string[]; texts: Texts; routes: Route[] };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { modules: { type: 'boolean', default: false } },
});
const path = positionals[0] ?? '/dashboard';
const out = mkdtempSync(join(tmpdir(), 'manzil-first-load-'));

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

const declares = (name: string): boolean =>
  name.startsWith('remote-') &&
  declarationOf(packageDir(name)).routes.some((route) => route.path === path);

/** Builds the browser part of a package as for production, with maps beside its scripts. */
async function buildMapped(name: string): Promise<string> {
  const [config] = await configurations(packageDir(name));
  const dir = join(out, name);
  await compile([
    // A cache of its own would hold what the package's builds read.
    {
      ...config,
      cache: false,
      // Without the sources' text: that of the PDF viewer alone is more than a remote may publish as one file.
      devtool: 'hidden-nosources-source-map',
      output: { ...config?.output, path: dir },
    },
  ]);
  return dir;
}

const scriptsIn = (dir: string, owner: string, files: readonly string[]): Script[] =>
  [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .map((file) => scriptShares(join(dir, file), owner));

/** Sums of bytes by what `key` makes of a source, largest first. */
function sums(scripts: readonly Script[], key: (source: string) => string): [string, number][] {
  const totals = new Map<string, number>();
  for (const { shares } of scripts) {
    for (const [source, bytes] of shares) {
      totals.set(key(source), (totals.get(key(source)) ?? 0) + bytes);
    }
  }
  return [...totals].sort(([, a], [, b]) => b - a);
}

const table = (heading: string, rows: readonly (readonly [string, number])[]): string =>
  [
    heading,
    ...rows.map(([name, bytes]) => `${Math.round(bytes).toString().padStart(8)}  ${name}`),
    '',
  ].join('\n');

/** What the screen of a remote adds to the host's entry. */
async function remoteScripts(remote: string): Promise<Script[]> {
  const dir = await buildMapped(remote);
  const portal = read<Portal>(join(dir, 'portal.json'));
  const route = portal.routes.find((candidate) => candidate.path === path);
  return scriptsIn(dir, remote, [
    portal.entry,
    ...portal.expose,
    ...portal.texts.de,
    ...(route?.files ?? []),
    ...(route?.texts?.de ?? []),
  ]);
}

try {
  const screen = hostScreens.find((candidate) => candidate.path === path);
  const remote = built.find(declares);
  if (!screen && !remote) throw new Error(`No screen has the path ${path}`);
  const host = await buildMapped('host');
  const { entry, screens } = read<HostManifest>(join(host, 'host.json'));
  const scripts = [
    ...scriptsIn(host, 'host', [...entry, ...(screens[screen?.chunk ?? ''] ?? [])]),
    ...(remote ? await remoteScripts(remote) : []),
  ];

  const all = scripts.reduce((total, { bytes }) => total + bytes, 0);
  const files = scripts.map(({ file, bytes }) => [file, bytes] as const);
  const by = values.modules ? (source: string) => source : partOf;
  process.stdout.write(
    [
      table(`${path} in German, bytes (brotli 11)`, [...files, ['all', all]]),
      table(values.modules ? 'By module' : 'By part', sums(scripts, by)),
    ].join('\n'),
  );
} catch (error) {
  fail(messageOf(error));
} finally {
  rmSync(out, { recursive: true, force: true });
}
