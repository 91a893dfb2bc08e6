import type { RemoteModule } from '@manzil/shared/runtime';
import { retryNetwork, withTimeout } from '@manzil/shared/runtime/retry';
import type { RemoteBuild } from '../boot/boot-document';
import { type Container, loadContainer } from './load-container';
import { previousBuild, refreshRegistry, remoteNamed } from './registry';
import { installShareRuntime } from './share-runtime';
import { sharedModules } from './share-scope';

/** Neither the current build nor the one before could be had. */
export class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError';

  constructor(
    readonly remote: string,
    cause?: unknown,
  ) {
    super(`The remote "${remote}" is not available.`, { cause });
  }
}

const loaded = new Map<string, Promise<RemoteModule>>();
const started = new Map<Container, Promise<unknown>>();

/** Once per container; a refusal is forgotten, so the next attempt may try again. */
function start(container: Container): Promise<unknown> {
  const known = started.get(container);
  if (known) return known;
  const starting = Promise.resolve(container.init(sharedModules));
  started.set(container, starting);
  starting.catch(() => started.delete(container));
  return starting;
}

type PortalModule = { default: RemoteModule };

async function loadModule({ container: name, entry }: RemoteBuild): Promise<PortalModule> {
  // An entry looks for the runtime's globals while it is evaluated.
  installShareRuntime();
  const container = await loadContainer(entry, name);
  await start(container);
  return (await withTimeout(container.get('./portal')))() as PortalModule;
}

const attempt = async (build: RemoteBuild): Promise<RemoteModule> =>
  (await retryNetwork(() => loadModule(build))).default;

async function load(name: string): Promise<RemoteModule> {
  const build = remoteNamed(name)?.current;
  let cause: unknown;
  if (build) {
    try {
      return await attempt(build);
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
      return await attempt(other);
    } catch (error) {
      cause = error;
    }
  }
  throw new RemoteUnavailableError(name, cause);
}

/** Loaded once; a failure is forgotten, so the next call tries again. @throws RemoteUnavailableError */
export function loadRemote(name: string): Promise<RemoteModule> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = load(name);
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}
