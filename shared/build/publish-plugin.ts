import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { filesOf, lentTo } from './chunk-files';
import type { Declaration } from './declaration';
import { integrityOf } from './integrity';
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

/** Paths are relative to the build. */
type BuiltFiles = Pick<PublishedPortal, 'entry' | 'files'> & {
  filesOf: (chunk: string) => string[];
  lentTo: (chunk: string) => string[];
};

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
    search: portal.search,
    slots: portal.slots.map((slot) => ({ ...slot, files: filesOf(slot.part) })),
    files,
  });
}

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
