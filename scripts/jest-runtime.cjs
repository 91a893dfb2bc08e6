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
 * one file serves the next, and packages too where files have no context of their own.
 */
module.exports = class CompilingOnce extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    const { executor, cjsLoader } = this;
    if (!executor?.compile || !cjsLoader?.loadModule) throw new Error('jest loads in another way.');
    const inWorker = environment.global === globalThis;
    if (inWorker) keepPackages(cjsLoader, config.transformIgnorePatterns.join('|'));
    // A file that ends with `.mjs` is transformed as the others are.
    cjsLoader.resolution.shouldLoadAsEsm = () => false;
    const opening = `(function(${executor.injectedModuleParameters.join(',')}){`;
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      if (context === null && !inWorker) return null;
      const script = new Script(`${opening}${source}\n})`, {
        filename,
        // So that places in the first line are told right.
        columnOffset: -opening.length,
      });
      return inWorker ? script.runInThisContext() : script.runInContext(context);
    };
  }
};

/** Node loads what jest would run as it is. jest's own packages know the file that they run. */
function keepPackages(cjsLoader, untransformed) {
  const asItIs = new RegExp(untransformed);
  const loadModule = cjsLoader.loadModule.bind(cjsLoader);
  cjsLoader.loadModule = (module, from, name, path, options, registry) => {
    if (options?.isInternalModule || !asItIs.test(path) || !/\.c?js$/.test(path)) {
      return loadModule(module, from, name, path, options, registry);
    }
    module.exports = require(path);
    module.loaded = true;
  };
}
