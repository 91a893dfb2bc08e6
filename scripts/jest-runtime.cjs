const { createRequire } = require('node:module');
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');

/** Tests run code once or twice: what V8 would optimise it for does not come. */
setFlagsFromString('--interrupt-budget=3000000');

/** jest's own copy: `@jest/core` is the one that asks for it. */
const jestCore = createRequire(require.resolve('jest')).resolve('@jest/core');
const { default: Runtime } = createRequire(jestCore)('jest-runtime');

/**
 * Loads modules as jest does, but by a script that V8 knows again. jest compiles every module anew for every file of
 * tests, as it lets each bring an `import()` of its own; ours are transformed to `require`. What a worker has compiled for
 * one file serves the next.
 */
module.exports = class CompilingOnce extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor, cjsLoader } = this;
    if (typeof executor?.compile !== 'function') throw new Error('jest compiles in another way.');
    // A file that ends with `.mjs` is transformed as the others are.
    cjsLoader.resolution.shouldLoadAsEsm = () => false;
    const opening = `(function(${executor.injectedModuleParameters.join(',')}){`;
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null) return null;
      const script = new Script(`${opening}${source}\n})`, {
        filename,
        // So that places in the first line are told right.
        columnOffset: -opening.length,
      });
      return script.runInContext(context);
    };
  }
};
