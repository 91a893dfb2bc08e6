import * as core from '@module-federation/runtime-core';
import { loadContainer } from './load-container';
import { sharedModules } from './share-scope';
import { type Singleton, singletonVersions } from './singleton-versions';

const shared = Object.fromEntries(
  Object.entries(sharedModules).map(([name, module]) => {
    const version = singletonVersions[name as Singleton];
    return [
      name,
      {
        version,
        lib: () => module,
        shareConfig: {
          singleton: true,
          strictVersion: true,
          requiredVersion: `^${version}`,
          eager: true,
        },
      },
    ];
  }),
);

/** Remotes are built with `externalRuntime`: they use the host's copy of these. */
function lendRuntime(): void {
  const {
    CurrentGlobal,
    Module,
    ModuleFederation,
    assert,
    getGlobalFederationConstructor,
    getRemoteEntry,
    getRemoteInfo,
    helpers,
    loadScript,
    registerGlobalPlugins,
    satisfy,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
  } = core;
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: {
      CurrentGlobal,
      Module,
      ModuleFederation,
      assert,
      getGlobalFederationConstructor,
      getRemoteEntry,
      getRemoteInfo,
      helpers,
      loadScript,
      registerGlobalPlugins,
      satisfy,
      setGlobalFederationConstructor,
      setGlobalFederationInstance,
    },
  });
}

/** Starts the federation runtime with what the host shares. Call once, before the first remote. */
export function createFederation(): core.ModuleFederation {
  lendRuntime();
  return new core.ModuleFederation({
    name: 'manzil_host',
    remotes: [],
    shared,
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'portal-loader',
        loadEntry: ({ remoteInfo }) =>
          loadContainer(
            remoteInfo.entry,
            remoteInfo.entryGlobalName,
          ) as Promise<core.types.RemoteEntryExports>,
      },
    ],
  });
}
