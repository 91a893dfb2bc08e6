type Request = {
  chunkId: string | number;
  promises: Promise<unknown>[];
  chunkMapping: Record<string, readonly string[] | undefined>;
  webpackRequire: {
    m: Record<string, (module: { exports: unknown }) => void>;
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: Record<string, { shareKey: string; requiredVersion: string }>;
    };
  };
};

/** The host's half: host/src/federation/share-runtime.ts. */
declare const _FEDERATION_RUNTIME_CORE: {
  ModuleFederation: new (options: {
    name: string;
  }) => {
    loadShareSync: (
      name: string,
      request: { customShareInfo: { shareConfig: { requiredVersion: string } } },
    ) => () => unknown;
    lend: (name: string) => Promise<void> | undefined;
  };
};

const nothing = (): void => undefined;

/** Nothing has to be negotiated: all but what the host lends on demand is there before an entry is asked for. */
const bundlerRuntime = {
  init: () => new _FEDERATION_RUNTIME_CORE.ModuleFederation({ name: '' }),
  initContainerEntry: nothing,
  I: nothing,
  /** Before a chunk is loaded: lays out what it imports from the host. */
  consumes({ chunkId, promises, chunkMapping, webpackRequire }: Request): void {
    const consumed = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping;
    for (const id of chunkMapping[chunkId] ?? []) {
      const wanted = consumed[id];
      if (!wanted) continue;
      const { shareKey, requiredVersion } = wanted;
      const lent = bundlerRuntime.init().lend(shareKey);
      if (lent) promises.push(lent);
      // Taken when it is imported, so that a library which the host does not have rejects the import.
      webpackRequire.m[id] = (module) => {
        module.exports = bundlerRuntime
          .init()
          .loadShareSync(shareKey, { customShareInfo: { shareConfig: { requiredVersion } } })();
      };
    }
  },
};

export default { runtime: {}, bundlerRuntime };
