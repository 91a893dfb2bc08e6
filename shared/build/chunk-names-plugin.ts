import type { Compiler } from 'webpack';

const NAME = 'ChunkNamesPlugin';

/** Without it the runtime, which all screens load, has one table more, from ids to names. */
export class ChunkNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeChunkIds.tap(NAME, (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}
