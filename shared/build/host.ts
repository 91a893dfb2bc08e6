import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { HostManifestPlugin } from './host-manifest-plugin';
import { minimizer } from './optimization';
import { PortalRuntimePlugin } from './portal-runtime-plugin';
import { browserRules } from './rules';
import { singletons } from './singletons';

const require = createRequire(import.meta.url);

/** The runtime's packages resolve to CommonJS for one importer and to ES modules for another: one copy is enough. */
function federationAliases(): Record<string, string> {
  const esm = (name: string, file: string): string => join(dirname(require.resolve(name)), file);
  return {
    '@module-federation/runtime-core$': esm('@module-federation/runtime-core', 'index.js'),
    '@module-federation/sdk$': esm('@module-federation/sdk', 'index.js'),
    '@module-federation/error-codes$': esm('@module-federation/error-codes', 'index.mjs'),
    '@module-federation/error-codes/browser$': esm('@module-federation/error-codes', 'browser.mjs'),
  };
}

/**
 * webpack configuration of the host's browser part. The host is no federation container: it creates the
 * runtime itself (docs/decisions/003), so that what it shares is tree-shaken.
 */
export function hostConfig(dir: string): Configuration {
  return {
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
      filename: 'static/js/[name].[contenthash:8].js',
      chunkFilename: 'static/js/[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
      strictModuleExceptionHandling: true,
      chunkLoadTimeout: 120_000,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: federationAliases() },
    module: { rules: browserRules('host', false) },
    optimization: {
      minimizer: minimizer ?? [],
      chunkIds: 'deterministic',
      splitChunks: {
        cacheGroups: {
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
        __SINGLETON_VERSIONS__: JSON.stringify(
          Object.fromEntries(
            Object.entries(singletons).map(([name, { version }]) => [name, version]),
          ),
        ),
        ENV_TARGET: '"web"',
        FEDERATION_BUILD_IDENTIFIER: '"manzil_host"',
        FEDERATION_HAS_EXPOSES: 'false',
        FEDERATION_OPTIMIZE_NO_IMPORTMAP: 'true',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
      new MiniCssExtractPlugin({
        filename: 'static/css/[name].[contenthash:8].css',
        chunkFilename: 'static/css/[name].[contenthash:8].css',
        ignoreOrder: true,
      }),
      new PortalRuntimePlugin(),
      new HostManifestPlugin(dir),
    ],
  };
}
