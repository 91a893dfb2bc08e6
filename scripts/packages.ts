import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

export const packageDir = (name: string): string => join(root, name);

const { remotes } = JSON.parse(readFileSync(packageDir('host/remotes.json'), 'utf8')) as {
  remotes: { source: string }[];
};

/** Packages with a production build: the servers, and the remotes that publish from this workspace. */
export const built: readonly string[] = [
  'host',
  'api',
  ...remotes
    .filter(({ source }) => source.startsWith('../remote-'))
    .map(({ source }) => basename(dirname(source))),
];
