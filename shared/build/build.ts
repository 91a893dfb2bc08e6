import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type FileCacheOptions } from 'webpack';

/** What webpack keeps between two runs lies in the package, apart for builds and for the dev server. */
export async function configurations(dir: string): Promise<Configuration[]> {
  const module = (await import(pathToFileURL(join(dir, 'webpack.config.ts')).href)) as {
    default: Configuration | Configuration[];
  };
  const cache: FileCacheOptions = {
    type: 'filesystem',
    cacheDirectory: join(dir, '.cache/webpack'),
    buildDependencies: { presets: [`${import.meta.dirname}/`] },
  };
  return [module.default].flat().map((config) => ({ ...config, cache }));
}

/** @throws Error with webpack's own report when something does not compile */
export function compile(configs: Configuration[]): Promise<void> {
  return new Promise((done, fail) => {
    const compiler = webpack(configs);
    compiler?.run((error, stats) => {
      compiler.close(() => {
        if (error) fail(error);
        else if (stats?.hasErrors())
          fail(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else done();
      });
    });
  });
}

export const build = async (dir: string): Promise<void> => compile(await configurations(dir));
