import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { fileNames, isServing, servedHost } from './dev-variant';
import { HostManifestPlugin } from './host-manifest-plugin';
import { minimizer } from './optimization';
import { PortalRuntimePlugin } from './portal-runtime-plugin';
import { browserRules } from './rules';
import { singletons } from './singletons';

const require = createRequire(import.meta.url);

const aliases = {
  // Its package.json names the development build for every condition.
  'react-router$': join(
    dirname(require.resolve('react-router/package.json')),
    'dist/production/index.mjs',
  ),
  // react-i18next asks for what React has had since 18.
  'use-sync-external-store/shim$': 'react',
};

/** No federation container: it shares by share-scope.ts (docs/decisions/003), so that what it shares is tree-shaken. */
export function hostConfig(dir: string): Configuration {
  const names = fileNames();
  const config: Configuration = {
    name: 'host',
    mode: 'production',
    context: dir,
    target: ['web', 'es2022'],
    entry: { portal: './src/main.tsx' },
    devtool: false,
    output: {
      path: join(dir, 'dist/browser'),
      clean: true,
      publicPath: '/',
      uniqueName: 'manzil_host',
      filename: names.script,
      chunkFilename: names.script,
      crossOriginLoading: 'anonymous',
      strictModuleExceptionHandling: true,
      chunkLoadTimeout: 120_000,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: aliases,
      // RxJS names its build without ES5 helpers so.
      conditionNames: ['es2015', '...'],
    },
    module: { rules: browserRules('host', isServing()) },
    optimization: {
      minimizer: minimizer ?? [],
      chunkIds: 'deterministic',
      mangleExports: 'size',
      splitChunks: {
        cacheGroups: {
          // One file for the host's own forms and for those it is lent to, but for what a form may need later.
          forms: {
            test: /[\\/](shared[\\/]src[\\/]forms[\\/](?:(?:index|conflict|field-errors|fields|form|form-end|form-words|label-of|use-api-form|use-lazy-part)\.tsx?|form\.module\.css|texts[\\/](?:de|en)\.json)|react-hook-form[\\/])/,
            name: 'form-kit',
            chunks: 'async',
            enforce: true,
          },
          vendor: {
            test: /[\\/]node_modules[\\/]/,
            name: 'vendor',
            chunks: 'initial',
            enforce: true,
          },
        },
      },
    },
    performance: false,
    plugins: [
      new webpack.DefinePlugin({
        // What Sentry's code leaves out then.
        __SENTRY_DEBUG__: 'false',
        __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
        __RRWEB_EXCLUDE_IFRAME__: 'true',
        __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
        __SINGLETON_VERSIONS__: JSON.stringify(
          Object.fromEntries(
            Object.entries(singletons).map(([name, { version }]) => [name, version]),
          ),
        ),
      }),
      new MiniCssExtractPlugin({
        filename: names.style,
        chunkFilename: names.style,
        ignoreOrder: true,
      }),
      new PortalRuntimePlugin(),
      new HostManifestPlugin(dir),
    ],
  };
  return isServing() ? servedHost(config, dir) : config;
}
