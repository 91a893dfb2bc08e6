import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { ChunkNamesPlugin } from './chunk-names-plugin';
import { declarationOf } from './declaration';
import { fileNames, isServing, SERVED_BUILD, servedRemote } from './dev-variant';
import { EntryRuntimePlugin } from './entry-runtime-plugin';
import { inputsHash } from './inputs';
import { minimizer } from './optimization';
import { containerOf } from './portal-json';
import { portalModulePlugin } from './portal-module';
import { PortalRuntimePlugin } from './portal-runtime-plugin';
import { type Publication, PublishPlugin } from './publish-plugin';
import { federation, sharedRanges } from './remote-federation';
import { browserRules } from './rules';
import { SharedNamesPlugin } from './shared-names-plugin';

const inputs = [
  'package.json',
  'portal.json',
  'webpack.config.ts',
  'locales',
  'src',
  '../shared/src',
  '../shared/build',
  // Its version is in the ranges that a build names.
  '../shared/package.json',
  '../pnpm-lock.yaml',
];

/** @param root where `../shared` and the lockfile are found */
export function publicationOf(dir: string, root: string = dir): Publication {
  const portal = declarationOf(dir);
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const paths = inputs.map((path) => resolve(path.startsWith('..') ? root : dir, path));
  const build = isServing() ? SERVED_BUILD : inputsHash(dir, paths).slice(0, 12);
  // Two builds of one remote can live in one page: nothing of theirs may carry the same name.
  const container = containerOf({ name: portal.name, build });
  return { dir, portal, version, build, container, shared: sharedRanges };
}

/** @param options.root where `../shared` and the lockfile are found; `dir` unless the sources are a copy */
export function remoteConfig(dir: string, options: { root?: string } = {}): Configuration {
  const publication = publicationOf(dir, options.root);
  const { portal, container } = publication;
  const names = fileNames();

  const config: Configuration = {
    name: portal.name,
    mode: 'production',
    context: dir,
    target: ['web', 'es2022'],
    entry: {},
    devtool: false,
    output: {
      path: join(dir, 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName: container,
      filename: names.script,
      chunkFilename: names.script,
      crossOriginLoading: 'anonymous',
      strictModuleExceptionHandling: true,
      chunkLoadTimeout: 120_000,
    },
    // The host lends what it has anyway (host/src/federation/share-runtime.ts).
    externals: {
      '@module-federation/sdk': 'var _FEDERATION_SDK',
      '@module-federation/error-codes': 'var _FEDERATION_ERROR_CODES',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: browserRules(container, isServing()) },
    optimization: {
      minimizer: minimizer ?? [],
      chunkIds: 'deterministic',
      mangleExports: 'size',
      // A file of its own only where it saves more than a request costs.
      splitChunks: { minSize: 40_000 },
    },
    performance: false,
    plugins: [
      federation(container, names.remoteEntry),
      portalModulePlugin({ portal: { dir } }),
      new MiniCssExtractPlugin({
        filename: names.style,
        chunkFilename: names.style,
        ignoreOrder: true,
      }),
      new SharedNamesPlugin(),
      new ChunkNamesPlugin(),
      new PortalRuntimePlugin(),
      new PublishPlugin(publication),
      ...(isServing() ? [] : [new EntryRuntimePlugin()]),
    ],
  };
  return isServing() ? servedRemote(config, publication) : config;
}
