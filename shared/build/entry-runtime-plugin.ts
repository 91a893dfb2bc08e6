import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** Puts entry-runtime.ts in place of federation's bundler runtime. For production: fast refresh would write into it. */
export class EntryRuntimePlugin {
  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(
      /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
      join(import.meta.dirname, 'entry-runtime.ts'),
    ).apply(compiler);
  }
}
