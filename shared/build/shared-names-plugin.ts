import webpack, { type Compiler } from 'webpack';
import { type Singleton, singletons } from './singletons';

const NAME = 'SharedNamesPlugin';

/** Fails the build when a remote imports a name from a shared library that the host does not offer. */
export class SharedNamesPlugin {
  /** @param within folder whose files are held to it; every file where it is left out */
  constructor(private readonly within = '') {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (_compilation, { normalModuleFactory }) => {
      const inspect = (parser: unknown): void => {
        if (!(parser instanceof webpack.javascript.JavascriptParser)) return;
        parser.hooks.importSpecifier.tap(NAME, (_statement, source, name) => {
          const names: readonly string[] | null | undefined =
            singletons[source as Singleton]?.names;
          if (!names || name === null || names.includes(name)) return;
          const file = parser.state.module.resource;
          if (!file.startsWith(this.within)) return;
          const error = new webpack.WebpackError(
            `${file}: "${name}" of ${source} is not shared by the host. Offered: ${names.join(', ')}. ` +
              'To share one more name, add it to shared/build/singletons.ts and host/src/federation/share-scope.ts.',
          );
          // Kept with the module: one that comes out of webpack's cache is not parsed again.
          parser.state.module.addError(error);
        });
      };
      for (const type of ['javascript/auto', 'javascript/esm']) {
        normalModuleFactory.hooks.parser.for(type).tap(NAME, inspect);
      }
    });
  }
}
