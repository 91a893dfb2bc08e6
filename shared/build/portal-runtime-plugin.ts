import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;
const NAME = 'PortalRuntimePlugin';

/**
 * Loads through `self.__portal` (host/src/boot/portal-policy.ts): integrity, Trusted Types, a new URL on every retry.
 * A file that the registry does not list throws there, so the import rejects without a request.
 */
export class PortalRuntimePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, (source) => {
        const assignment = /script\.src = .*;/;
        if (!assignment.test(source))
          throw new Error(`${NAME}: webpack no longer assigns script.src`);
        return source.replace(
          assignment,
          'script.crossOrigin = "anonymous"; script.integrity = self.__portal.integrity(url); script.src = self.__portal.url(url);',
        );
      });
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, context) => {
          const { tag, href, reject } = context as Record<'tag' | 'href' | 'reject', string>;
          return `${source}
try { ${tag}.crossOrigin = "anonymous"; ${tag}.integrity = self.__portal.integrity(${href}); ${tag}.href = self.__portal.url(${href}); }
catch (error) { ${reject}(error); return ${tag}; }`;
        },
      );
    });
  }
}
