import { join } from 'node:path';
import webpack from 'webpack';
import { partsIn, screensIn } from './screen-folders';

type Watching = { addContextDependency: (folder: string) => void };

/** `RemoteModule` of shared/src/runtime/remote.ts. All screens load it, so it only lists. */
function portalModule(dir: string, prefix = ''): string {
  const entry = (key: string, chunk: string, file: string): string =>
    `${JSON.stringify(key)}: () => import(/* webpackChunkName: "${prefix}${chunk}" */ ${JSON.stringify(join(dir, file))}),`;
  const texts = ['de', 'en'].map((language) =>
    entry(language, `texts-${language}`, `locales/${language}.json`),
  );
  const screens = screensIn(dir).map((name) => entry(name, name, `src/${name}/${name}.screen`));
  const parts = partsIn(dir).map((name) => entry(name, name, `src/${name}/${name}.part`));
  const list = (name: string, entries: string[]): string => `${name}: {\n${entries.join('\n')}\n},`;
  return [
    'export default {',
    list('texts', texts),
    list('screens', screens),
    parts.length > 0 ? list('parts', parts) : '',
    '};\n',
  ].join('\n');
}

/** Makes `virtual:<name>` the `./portal` of the remote in that folder, also while folders come and go. */
export const portalModulePlugin = (
  remotes: Readonly<Record<string, { dir: string; prefix?: string }>>,
): webpack.WebpackPluginInstance =>
  new webpack.experiments.schemes.VirtualUrlPlugin(
    Object.fromEntries(
      Object.entries(remotes).map(([name, { dir, prefix }]) => [
        name,
        (loader: Watching) => {
          loader.addContextDependency(join(dir, 'src'));
          return portalModule(dir, prefix);
        },
      ]),
    ),
  );
