import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import type { Declaration } from './declaration';
import { integrityOf } from './integrity';
import { isLent } from './lent';
import { PublishedPortal } from './portal-json';
import { federationVersion } from './singletons';

const NAME = 'PublishPlugin';

export type Publication = {
  dir: string;
  portal: Declaration;
  version: string;
  build: string;
  container: string;
  shared: Readonly<Record<string, string>>;
};

/** Files of the named chunk and of all it needs, entry and runtime left out. */
function filesOf(compilation: Compilation, chunk: string): string[] {
  const group = compilation.namedChunkGroups.get(chunk);
  if (!group) throw new Error(`${NAME}: no chunk is named "${chunk}"`);
  return group
    .getFiles()
    .filter((file) => /\.(js|css)$/.test(file) && !file.startsWith('remoteEntry.'));
}

/** What the host lends to the code of the named chunk. */
function lentTo(compilation: Compilation, chunk: string): string[] {
  const chunks = compilation.namedChunkGroups.get(chunk)?.chunks ?? [];
  const keys = chunks.flatMap((each) =>
    [...compilation.chunkGraph.getChunkModulesIterable(each)].map(
      (module) => (module as { options?: { shareKey?: string } }).options?.shareKey ?? '',
    ),
  );
  return [...new Set(keys.filter(isLent))];
}

/** What a build says about its files; paths are relative to the build. */
type BuiltFiles = Pick<PublishedPortal, 'entry' | 'files'> & {
  /** Scripts and styles of a named chunk. */
  filesOf: (chunk: string) => string[];
  /** Keys of what the host lends to a named chunk. */
  lentTo: (chunk: string) => string[];
};

/**
 * What a remote publishes: its declaration, and the files of its build. The texts of a screen are in
 * `src/<screen>/texts/`.
 */
export function publishedPortal(
  { dir, portal, version, build, container, shared }: Publication,
  { entry, files, filesOf, lentTo }: BuiltFiles,
): PublishedPortal {
  const hasTexts = (screen: string): boolean => existsSync(join(dir, 'src', screen, 'texts'));
  const textFiles = (chunk: string): PublishedPortal['texts'] => ({
    de: filesOf(`${chunk}-de`),
    en: filesOf(`${chunk}-en`),
  });
  return PublishedPortal.parse({
    name: portal.name,
    version,
    build,
    hostApi: portal.hostApi,
    federation: federationVersion,
    shared,
    team: portal.team,
    container,
    entry,
    expose: filesOf('__federation_expose_portal'),
    texts: textFiles('texts'),
    routes: portal.routes.map((route) => ({
      ...route,
      files: filesOf(route.screen),
      lent: lentTo(route.screen),
      texts: hasTexts(route.screen) ? textFiles(route.screen) : { de: [], en: [] },
    })),
    nav: portal.nav,
    slots: portal.slots.map((slot) => ({ ...slot, files: filesOf(slot.part) })),
    files,
  });
}

/** Writes `portal.json` beside the build: what the team declared, with every file hashed. */
export class PublishPlugin {
  constructor(private readonly publication: Publication) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(NAME, (compilation) => {
      if (compilation.errors.length > 0) return;
      const path = compilation.outputOptions.path as string;
      const names = compilation
        .getAssets()
        .map((asset) => asset.name)
        .filter((name) => name !== 'mf-stats.json');
      const entry = names.find((name) => name.startsWith('remoteEntry.'));
      if (!entry) throw new Error(`${NAME}: the build has no entry`);
      const published = publishedPortal(this.publication, {
        entry,
        filesOf: (chunk) => filesOf(compilation, chunk),
        lentTo: (chunk) => lentTo(compilation, chunk),
        files: Object.fromEntries(
          names.sort().map((name) => {
            const content = readFileSync(join(path, name));
            return [name, { integrity: integrityOf(content), bytes: content.byteLength }];
          }),
        ),
      });
      writeFileSync(join(path, 'portal.json'), `${JSON.stringify(published, null, 1)}\n`);
    });
  }
}
