import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { inputsHash } from './inputs';

const sources = [
  'package.json',
  'portal.json',
  'webpack.config.ts',
  'locales',
  'public',
  'src',
  'edge',
  '../shared/src',
  '../shared/build',
  '../pnpm-lock.yaml',
];

/** The configurations that a package's `webpack.config.ts` exports by default. */
export async function configurations(dir: string): Promise<Configuration[]> {
  const module = (await import(pathToFileURL(join(dir, 'webpack.config.ts')).href)) as {
    default: Configuration | Configuration[];
  };
  return [module.default].flat();
}

/** Runs webpack once. Throws with webpack's own report when something does not compile. */
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

const stampOf = (dir: string): string => join(dir, 'dist', '.inputs');
const inputsOf = (dir: string): string =>
  inputsHash(
    dir,
    sources.map((path) => resolve(dir, path)).filter((path) => existsSync(path)),
  );

/** Whether the build that is there was made from the sources of now. */
export function isBuilt(dir: string): boolean {
  const stamp = stampOf(dir);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsOf(dir);
}

/** Builds a package for production unless `isBuilt`. */
export async function build(dir: string): Promise<void> {
  if (isBuilt(dir)) return;
  const inputs = inputsOf(dir);
  // A build that breaks off must not pass for the one before.
  rmSync(stampOf(dir), { force: true });
  await compile(await configurations(dir));
  mkdirSync(join(dir, 'dist'), { recursive: true });
  writeFileSync(stampOf(dir), inputs);
}
