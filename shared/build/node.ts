import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { nodeRules } from './rules';

/**
 * Our own packages in one ES module per entry; npm packages stay outside.
 * @param entry name → source file; written to `dist/<name>.mjs`
 * @param listed modules that find sources by their folder, which the bundle has not: `<name>.bundled.ts` replaces them
 */
export function nodeConfig(
  dir: string,
  entry: Readonly<Record<string, string>>,
  listed: readonly string[] = [],
): Configuration {
  return {
    name: 'server',
    mode: 'production',
    context: dir,
    target: 'node20',
    entry: { ...entry },
    devtool: 'source-map',
    output: {
      path: join(dir, 'dist'),
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: [
      ({ request = '' }, done) => {
        const own =
          request.startsWith('.') || request.startsWith('/') || request.startsWith('@manzil/');
        if (own) done();
        else done(undefined, `module ${request}`);
      },
    ],
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    plugins: listed.map(
      (name) =>
        new webpack.NormalModuleReplacementPlugin(new RegExp(`/${name}$`), (resource) => {
          resource.request += '.bundled';
        }),
    ),
    module: {
      rules: nodeRules,
      parser: { javascript: { createRequire: false, importMeta: false, url: false } },
    },
    // Stack traces of a server must name what failed.
    optimization: { minimize: false, chunkIds: 'named' },
    performance: false,
  };
}
