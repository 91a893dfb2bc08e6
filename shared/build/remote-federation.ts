import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { singletons } from './singletons';

/** The range a remote accepts of a shared library: the host's major, from the version it was built with. */
export const sharedRanges: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(singletons).map(([name, { version }]) => [name, `^${version}`]),
);

export const federation = (container: string, remoteEntry: string): ModuleFederationPlugin =>
  new ModuleFederationPlugin({
    name: container,
    filename: remoteEntry,
    library: { type: 'var', name: container },
    exposes: { './portal': 'virtual:portal' },
    shared: Object.fromEntries(
      Object.entries(sharedRanges).map(([name, requiredVersion]) => [
        name,
        { singleton: true, strictVersion: true, requiredVersion, import: false },
      ]),
    ),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: true,
    experiments: {
      externalRuntime: true,
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
  });
