import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageDir, root } from '../../scripts/packages';
import { compile } from '../../shared/build/build';
import { remoteConfig } from '../../shared/build/remote';
import { scratch } from './scratch';

/** A copy of a remote's build, to be tampered with. */
export function copyOfBuild(remote: string): string {
  const folder = scratch(remote);
  cpSync(join(packageDir(remote), 'dist'), folder, { recursive: true });
  return folder;
}

/** Builds a copy of a remote's sources after `change` has edited it. Returns the folder it publishes in. */
async function buildCopy(sources: string, change: (folder: string) => void): Promise<string> {
  const folder = scratch(basename(sources));
  for (const part of ['src', 'locales', 'portal.json', 'package.json']) {
    cpSync(join(sources, part), join(folder, part), { recursive: true });
  }
  const root = packageDir('remote-units');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  change(folder);
  await compile([remoteConfig(folder, { root })]);
  return join(folder, 'dist');
}

function edit(file: string, change: (content: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Builds the next version of a remote as its team would: a version raised, its German texts changed. */
export const buildNext = (
  remote: string,
  version: string,
  change: (texts: string) => string,
): Promise<string> =>
  buildCopy(packageDir(remote), (folder) => {
    edit(join(folder, 'package.json'), (json) => JSON.stringify({ ...JSON.parse(json), version }));
    edit(join(folder, 'locales/de.json'), change);
  });

/** Builds the fifth remote, which the portal has never heard of. */
export const buildProbe = (): Promise<string> =>
  buildCopy(join(root, 'e2e/probe-remote'), () => undefined);

/** Publishes another build in the place of the one that is there: files first, `portal.json` last. */
export function replaceBuild(published: string, next: string): void {
  const manifest = join(next, 'portal.json');
  cpSync(next, published, { recursive: true, filter: (source) => source !== manifest });
  cpSync(manifest, join(published, 'portal.json'));
}
