import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { HostManifestPlugin } from './host-manifest-plugin';
import { type Publication, PublishPlugin } from './publish-plugin';
import { servedCache } from './served-cache';

/** Files of the dev servers that run in the browser; none of them takes part in fast refresh itself. */
const browserDir = join(import.meta.dirname, 'dev');

/** Set before webpack.config.ts is read. Not WEBPACK_SERVE: importing webpack-dev-server is enough to set that. */
export const isServing = (): boolean => process.env.MANZIL_DEV_SERVER === 'true';

/** Stands for the hash of the inputs in the build of a dev server. */
export const SERVED_BUILD = '000000000000';

/** Where the browser finds the files of a remote's dev server: as in the portal, on the portal's origin. */
const servedPath = ({ portal, version, build }: Publication): string =>
  `/remotes/${portal.name}/${version}-${build}/`;

/** Without hashes where a dev server replaces files in place. */
export const fileNames = (): Record<'script' | 'style' | 'remoteEntry', string> => {
  const hash = isServing() ? '' : '.[contenthash:8]';
  return {
    script: `static/js/[name]${hash}.js`,
    style: `static/css/[name]${hash}.css`,
    remoteEntry: `remoteEntry${hash}.js`,
  };
};

function served(config: Configuration, library: string): Configuration {
  const plugins = (config.plugins ?? []).filter(
    (plugin) => !(plugin instanceof PublishPlugin || plugin instanceof HostManifestPlugin),
  );
  return {
    ...config,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    optimization: {},
    stats: 'none',
    infrastructureLogging: { level: 'none' },
    plugins: [
      ...plugins,
      new ReactRefreshPlugin({
        library,
        overlay: false,
        exclude: [/node_modules/, browserDir],
      }),
    ],
  };
}

const hotTexts = (dir: string, remote: string): webpack.RuleSetRule => ({
  test: /\.json$/,
  include: [join(dir, 'locales'), join(dir, 'src')],
  type: 'javascript/auto',
  use: { loader: join(browserDir, 'hot-texts-loader.mjs'), options: { remote } },
});

/** A remote that the dev server's host loads. It uses the host's refresh runtime, which alone knows the page's React. */
export function servedRemote(config: Configuration, publication: Publication): Configuration {
  const { dir, portal, container } = publication;
  const variant = served(config, container);
  return {
    ...variant,
    output: { ...variant.output, publicPath: servedPath(publication) },
    module: { rules: [...(variant.module?.rules ?? []), hotTexts(dir, portal.name)] },
    plugins: [
      ...(variant.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /react-refresh[\\/]runtime(\.js)?$/,
        join(browserDir, 'refresh-of-host.cjs'),
      ),
    ],
  };
}

export function servedHost(config: Configuration, dir: string): Configuration {
  const variant = served(config, 'host');
  return {
    ...variant,
    entry: { portal: [join(browserDir, 'refresh-for-remotes.cjs'), './src/main.tsx'] },
    cache: servedCache('host'),
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    plugins: [
      ...(variant.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        new RegExp(`${join(dir, 'src/boot/portal-policy.ts').replaceAll(/[.\\]/g, '\\$&')}$`),
        join(browserDir, 'portal-policy.ts'),
      ),
    ],
  };
}
