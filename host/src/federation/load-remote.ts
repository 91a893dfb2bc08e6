import type { RemoteModule, SlotModule } from '@manzil/shared/runtime';
import type { ModuleFederation } from '@module-federation/runtime-core';
import type { RemoteBuild } from '../boot/boot-document';
import { createFederation } from './federation';
import { ScriptExecutionError } from './load-container';
import { previousBuild, refreshRegistry, remoteNamed } from './registry';
import { retryNetwork } from './retry-network';

/** A remote's code could not be had: neither the current build nor the one before. */
export class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError';

  constructor(
    readonly remote: string,
    cause?: unknown,
  ) {
    super(`The remote "${remote}" is not available.`, { cause });
  }
}

let federation: ModuleFederation | undefined;
const loaded = new Map<string, Promise<RemoteModule>>();

async function loadModule<T>({ container, entry }: RemoteBuild, expose: string): Promise<T> {
  federation ??= createFederation();
  federation.registerRemotes([{ name: container, entry, entryGlobalName: container }]);
  const module = await federation.loadRemote<T>(`${container}/${expose}`);
  if (!module) throw new ScriptExecutionError(`${container} exposes no ./${expose}`);
  return module;
}

const attempt = <T>(build: RemoteBuild, expose: string): Promise<T> =>
  retryNetwork(() => loadModule<T>(build, expose));

async function load(name: string): Promise<RemoteModule> {
  const build = remoteNamed(name)?.current;
  let cause: unknown;
  if (build) {
    try {
      return (await attempt<{ default: RemoteModule }>(build, 'portal')).default;
    } catch (error) {
      cause = error;
    }
  }
  await refreshRegistry(name).catch((error: unknown) => {
    cause ??= error;
  });
  const fresh = remoteNamed(name)?.current;
  for (const other of [fresh?.build === build?.build ? undefined : fresh, previousBuild(name)]) {
    if (!other) continue;
    try {
      return (await attempt<{ default: RemoteModule }>(other, 'portal')).default;
    } catch (error) {
      cause = error;
    }
  }
  throw new RemoteUnavailableError(name, cause);
}

/**
 * The module `./portal` of a remote. Loaded once; a failure is forgotten, so the next call tries again.
 * @throws RemoteUnavailableError
 */
export function loadRemote(name: string): Promise<RemoteModule> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = load(name);
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}

/** The component a remote lends to a slot. @throws RemoteUnavailableError */
export async function loadSlot(name: string, expose: string): Promise<SlotModule> {
  const build = remoteNamed(name)?.current;
  if (!build) throw new RemoteUnavailableError(name);
  return attempt<SlotModule>(build, expose.replace('./', ''));
}
