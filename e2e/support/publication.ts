import { createHash } from 'node:crypto';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDir, root } from '../../scripts/packages';
import { compile } from '../../shared/build/build';
import { integrityOf } from '../../shared/build/integrity';
import type { PublishedPortal } from '../../shared/build/portal-json';
import { remoteConfig } from '../../shared/build/remote';
import { edit } from './edit';
import { scratch } from './scratch';

/** A copy of a remote's build, to be tampered with. */
export function copyOfBuild(remote: string): string {
  const folder = scratch(remote);
  cpSync(join(packageDir(remote), 'dist'), folder, { recursive: true });
  return folder;
}

/**
 * The next version of a remote as its team would publish it: a version raised, its German texts changed. Made from the
 * build of now, whose own name is replaced wherever it stands, as compiling takes as long as several flows.
 */
export function nextBuild(
  remote: string,
  version: string,
  change: (texts: string) => string,
): string {
  const folder = copyOfBuild(remote);
  const manifest = join(folder, 'portal.json');
  const before = JSON.parse(readFileSync(manifest, 'utf8')) as PublishedPortal;
  const build = createHash('sha256').update(version).digest('hex').slice(0, before.build.length);
  const rename = (text: string): string => change(text.replaceAll(before.build, build));
  const next = JSON.parse(rename(JSON.stringify(before))) as PublishedPortal;
  for (const name of Object.keys(next.files)) {
    const content = edit(join(folder, name), rename);
    next.files[name] = { integrity: integrityOf(content), bytes: content.byteLength };
  }
  writeFileSync(manifest, JSON.stringify({ ...next, version }));
  return folder;
}

/** Builds the fifth remote, which the portal has never heard of. Returns the folder it publishes in. */
export async function buildProbe(): Promise<string> {
  const sources = join(root, 'e2e/probe-remote');
  const folder = scratch('probe-remote');
  for (const part of ['src', 'locales', 'portal.json', 'package.json']) {
    cpSync(join(sources, part), join(folder, part), { recursive: true });
  }
  const remote = packageDir('remote-units');
  symlinkSync(join(remote, 'node_modules'), join(folder, 'node_modules'));
  await compile([remoteConfig(folder, { root: remote })]);
  return join(folder, 'dist');
}

/** Publishes another build in the place of the one that is there: files first, `portal.json` last. */
export function replaceBuild(published: string, next: string): void {
  const manifest = join(next, 'portal.json');
  cpSync(next, published, { recursive: true, filter: (source) => source !== manifest });
  cpSync(manifest, join(published, 'portal.json'));
}
