import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import type { HostManifest } from './host-manifest';
import { integrityOf } from './integrity';
import { federationVersion, singletons } from './singletons';

const NAME = 'HostManifestPlugin';

const scriptsAndStyles = (compilation: Compilation, name: string): string[] =>
  (compilation.namedChunkGroups.get(name)?.getFiles() ?? []).filter((file) =>
    /\.(js|css)$/.test(file),
  );

export function hostOffer(
  dir: string,
): Pick<HostManifest, 'version' | 'hostApi' | 'federation' | 'shared'> {
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return {
    version,
    hostApi: singletons['@manzil/shared/runtime'].version,
    federation: federationVersion,
    shared: Object.fromEntries(
      Object.entries(singletons).map(([name, { version: offered }]) => [name, offered]),
    ),
  };
}

export class HostManifestPlugin {
  constructor(private readonly dir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(NAME, (compilation) => {
      if (compilation.errors.length > 0) return;
      const path = compilation.outputOptions.path as string;
      const names = compilation
        .getAssets()
        .map((asset) => asset.name)
        .sort();
      const screens = [...compilation.namedChunkGroups.keys()].filter((name) => name !== 'portal');
      const manifest: HostManifest = {
        ...hostOffer(this.dir),
        entry: scriptsAndStyles(compilation, 'portal'),
        fonts: names.filter((name) => /\.woff2$/.test(name)),
        screens: Object.fromEntries(
          screens.map((name) => [name, scriptsAndStyles(compilation, name)]),
        ),
        files: Object.fromEntries(
          names.map((name) => [name, integrityOf(readFileSync(join(path, name)))]),
        ),
      };
      writeFileSync(join(path, 'host.json'), `${JSON.stringify(manifest, null, 1)}\n`);
    });
  }
}
