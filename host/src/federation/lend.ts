import { loadWithRetries } from '@manzil/shared/runtime/retry';
import { lentModules, sharedModules } from './share-scope';

/** What is shared from the start, and what has been lent since. */
export const scope: Record<string, unknown> = sharedModules;

const lending = new Map<string, Promise<void>>();

/** Undefined: nothing to wait for. A failure is forgotten: the next chunk retries. @throws ChunkLoadError, LateError */
export function lend(name: string): Promise<void> | undefined {
  const load = Object.hasOwn(lentModules, name) && lentModules[name as keyof typeof lentModules];
  if (!load || scope[name]) return undefined;
  const known = lending.get(name);
  if (known) return known;
  const loading = loadWithRetries(load).then((module) => {
    scope[name] = module;
  });
  lending.set(name, loading);
  loading.catch(() => lending.delete(name));
  return loading;
}
