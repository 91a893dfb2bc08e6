import { currentInvestor, queryClient } from '@manzil/shared/runtime';
import type { RemoteBuild } from '../boot/boot-document';
import { rememberedInvestor } from './remembered-investor';

/** With the prefix that `forgetInvestor` removes. */
const PREFIX = 'manzil.data.';

/** Null where the browser denies them. */
function openStorages(): { session: Storage; local: Storage } | null {
  try {
    return { session: sessionStorage, local: localStorage };
  } catch {
    return null;
  }
}

type Kept = { owner: string; builds: string; queryKey: unknown[]; data: unknown; at: number };

function restore({ queryKey, data, at }: Kept): void {
  queryClient.setQueryData(queryKey, data, { updatedAt: at });
  // Shown at once, and asked for again by the first screen that shows it.
  queryClient.getQueryCache().find({ queryKey })?.invalidate();
}

/** For this investor, of the same builds; anything else goes. */
function restoreAll(storage: Storage, builds: string): void {
  const owner = rememberedInvestor()?.investor_id;
  for (const key of Object.keys(storage).filter((name) => name.startsWith(PREFIX))) {
    try {
      const kept = JSON.parse(storage.getItem(key) ?? '') as Kept;
      if (kept.owner === owner && kept.builds === builds) restore(kept);
      else storage.removeItem(key);
    } catch {
      storage.removeItem(key);
    }
  }
}

/**
 * Specification §3, the newest of each noun (first part of a key); to be called before screens ask.
 * @param running builds: what another one has stored may have another shape
 */
export function keepData(running: readonly (RemoteBuild | null)[]): void {
  const builds = running.map((build) => build?.build).join();
  const storages = openStorages();
  if (!storages) return;
  for (const storage of Object.values(storages)) restoreAll(storage, builds);
  const cache = queryClient.getQueryCache();
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, queryHash, meta, state } = event.query;
    const owner = currentInvestor()?.investor_id;
    // An answer that comes after the sign-out belongs to a query that is no longer in the cache.
    if (!meta?.persist || !owner || cache.get(queryHash) !== event.query) return;
    const kept = { owner, builds, queryKey, data: state.data, at: state.dataUpdatedAt };
    try {
      storages[meta.persist].setItem(`${PREFIX}${queryKey[0]}`, JSON.stringify(kept));
    } catch {
      // A full storage keeps nothing more; the portal works without.
    }
  });
}
