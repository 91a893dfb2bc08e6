import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { hostScreens } from '../host/src/routing/host-screens';
import { packageDir } from './packages';

/** A working remote called "sample-remote", with its own test (shared/template/src). */
const template = join(packageDir('shared'), 'template');
const MAX_LENGTH = 31;

/** First parts of paths that the edge answers itself. */
const edgePaths = ['remotes', 'static', 'locales', 'livez', 'readyz'];

type Remote = { name: string; areas: readonly string[] };

/** Why nothing can have this name, or null. */
export const misspelt = (name: string): string | null =>
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= MAX_LENGTH
    ? null
    : `"${name}" is no name: small letters, digits and single hyphens, at most ${MAX_LENGTH}, for example rent-index.`;

/** Why a remote cannot have this name, or null. */
export function nameProblem(name: string, remotes: readonly Remote[]): string | null {
  const wrong = misspelt(name);
  if (wrong) return wrong;
  if (remotes.some((remote) => remote.name === name)) return `There is a remote "${name}" already.`;
  const area = `/${name}`;
  const owner = remotes.find(({ areas }) =>
    areas.some((other) => `${other}/`.startsWith(`${area}/`)),
  );
  if (owner) return `${area} belongs to the remote "${owner.name}".`;
  const isHosts = hostScreens.some(({ path }) => path === area) || edgePaths.includes(name);
  return isHosts ? `${area} belongs to the host.` : null;
}

/** Every file in a folder and those below. */
export function* files(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

/** `rent-index` → `Rent index`. */
export const titleOf = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Writes the sources of a remote. Nothing may be there yet. */
export function writeRemote(name: string, folder: string): void {
  for (const file of files(template)) {
    const target = join(folder, relative(template, file).replace(/\.template$/, ''));
    const content = readFileSync(file, 'utf8')
      .replaceAll('sample-remote', name)
      .replaceAll('Sample remote', titleOf(name));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content, { flag: 'wx' });
  }
}
