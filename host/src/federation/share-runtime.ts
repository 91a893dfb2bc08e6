import { lend, scope } from './lend';
import { sharedModules } from './share-scope';
import { type Singleton, singletonVersions } from './singleton-versions';

type Version = readonly [major: number, minor: number, patch: number];

const parse = (version: string): Version => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
};

/** Whether a version satisfies a caret range of one full version, the only kind our builds write. */
export function satisfiesCaret(version: string, range: string): boolean {
  const wanted = parse(range.replace('^', ''));
  const offered = parse(version);
  const firstDifference = offered.findIndex((part, i) => part !== wanted[i]);
  if (!range.startsWith('^') || firstDifference === 0) return false;
  return firstDifference === -1 || (offered[firstDifference] ?? 0) > (wanted[firstDifference] ?? 0);
}

export class SharedVersionError extends Error {
  override readonly name = 'SharedVersionError';
}

type ShareRequest = { customShareInfo?: { shareConfig?: { requiredVersion?: string | false } } };

function provide(name: string, request?: ShareRequest): () => unknown {
  const range = request?.customShareInfo?.shareConfig?.requiredVersion;
  const version = singletonVersions[name as Singleton];
  if (!version || (range && !satisfiesCaret(version, range))) {
    throw new SharedVersionError(`wanted ${name} ${range || ''}, offered ${version ?? 'none'}`);
  }
  return () => scope[name];
}

type Options = { name: string; id?: string; version?: string };

/** What a remote's entry calls of a federation runtime (`externalRuntime`): sharing only, docs/decisions/003. */
export class ShareRuntime {
  readonly shareScopeMap = { default: sharedModules };

  constructor(readonly options: Options) {}

  initOptions(options: Partial<Options>): Options {
    return Object.assign(this.options, options);
  }

  /** There is one scope, and it is full from the start. */
  initShareScopeMap(): void {}

  initializeSharing(): readonly Promise<unknown>[] {
    return [];
  }

  /** @throws SharedVersionError */
  async loadShare(name: string, request?: ShareRequest): Promise<() => unknown> {
    await lend(name);
    return provide(name, request);
  }

  /** Before a chunk runs that imports it. */
  lend(name: string): Promise<void> | undefined {
    return lend(name);
  }

  loadShareSync(name: string, request?: ShareRequest): () => unknown {
    return provide(name, request);
  }
}

const instances: ShareRuntime[] = [];
let runtimeClass: unknown;

/** The globals that remotes built by shared/build/remote.ts expect. */
export function installShareRuntime(): void {
  if (instances.length > 0) return;
  const assert = (condition: unknown, code: string): void => {
    if (!condition) throw new Error(code);
  };
  Object.assign(globalThis, {
    __FEDERATION__: { __INSTANCES__: instances },
    _FEDERATION_SDK: {},
    _FEDERATION_ERROR_CODES: { RUNTIME_009: 'RUNTIME-009', runtimeDescMap: {} },
    _FEDERATION_RUNTIME_CORE: {
      CurrentGlobal: globalThis,
      ModuleFederation: ShareRuntime,
      assert,
      helpers: { global: {}, share: {}, utils: {} },
      getGlobalFederationConstructor: () => runtimeClass,
      setGlobalFederationConstructor: (value: unknown) => {
        runtimeClass = value;
      },
      setGlobalFederationInstance: (instance: ShareRuntime) => instances.push(instance),
    },
  });
  instances.push(new ShareRuntime({ name: 'manzil_host' }));
}
