import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { publishedPortal } from './publish-plugin';
import { publicationOf } from './remote';
import { servedCache } from './served-cache';
import { SharedNamesPlugin } from './shared-names-plugin';

const browserDir = join(import.meta.dirname, 'dev');
const { DefinePlugin, NormalModuleReplacementPlugin } = webpack;

const declaration = (dir: string): InstanceType<typeof DefinePlugin> =>
  new DefinePlugin({
    __REMOTE__: DefinePlugin.runtimeValue(
      () =>
        JSON.stringify(
          publishedPortal(publicationOf(dir), {
            entry: 'none',
            files: {},
            filesOf: () => [],
            lentTo: () => [],
          }),
        ),
      {
        fileDependencies: [join(dir, 'portal.json')],
        contextDependencies: ['locales', 'src'].map((folder) => join(dir, folder)),
      },
    ),
  });

/** A page of its own: no federation, the shell of shared/build/dev, libraries bundled as no host lends them. */
export function aloneConfig(config: Configuration, dir: string): Configuration {
  const federated = [ModuleFederationPlugin, NormalModuleReplacementPlugin, SharedNamesPlugin];
  const { externals: _lentByHost, ...rest } = config;
  return {
    ...rest,
    entry: { remote: join(browserDir, 'alone.tsx') },
    output: { ...config.output, publicPath: '/' },
    cache: servedCache(`${config.name}_alone`),
    resolve: {
      ...config.resolve,
      alias: {
        // The texts of a remote replace themselves through it, from a package that does not depend on it.
        i18next$: join(import.meta.dirname, '../node_modules/i18next'),
      },
    },
    plugins: [
      ...(config.plugins ?? []).filter(
        (plugin) => !federated.some((federation) => plugin instanceof federation),
      ),
      new SharedNamesPlugin(join(dir, 'src')),
      declaration(dir),
    ],
  };
}
