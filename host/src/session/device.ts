import { type KeptFor, keep, keptChanges$, keptEntries } from '@manzil/shared/runtime';
import { registeredRemotes } from '../federation/registry';
import { keepData, restoreData } from './kept-data';
import { deviceKey, keepDeviceKey } from './remembered-investor';
import { newKey, seal, unseal } from './sealing';

/** That `forgetInvestor` removes. */
const PREFIX = 'manzil.';

type Storages = Record<KeptFor, Storage>;

/** Null where the browser denies them. */
function openStorages(): Storages | null {
  try {
    return { session: sessionStorage, local: localStorage };
  } catch {
    return null;
  }
}

/** What cannot be unsealed was left by an earlier session, and goes. */
async function restore(keptFor: KeptFor, storage: Storage): Promise<void> {
  const key = deviceKey();
  const stored = Object.keys(storage).filter((place) => place.startsWith(PREFIX));
  await Promise.all(
    stored.map(async (place) => {
      try {
        const value = await unseal(storage.getItem(place) ?? '', key ?? '');
        const name = place.slice(PREFIX.length);
        // Not where the session has ended meanwhile.
        if (deviceKey() === key && !keptEntries.has(name)) keep(keptFor, name, value);
      } catch {
        storage.removeItem(place);
      }
    }),
  );
}

/** Storages are logs on the disk: what a session has removed stays in them for a while, but nothing unseals it. */
async function write(storages: Storages, name: string): Promise<void> {
  const entry = keptEntries.get(name);
  const stored = PREFIX + name;
  if (!entry) {
    for (const storage of Object.values(storages)) storage.removeItem(stored);
    return;
  }
  const key = deviceKey() ?? newKey();
  keepDeviceKey(key);
  try {
    const sealed = await seal(entry.value, key);
    // Not where it has changed again, or the session has ended, here or in another tab.
    if (keptEntries.get(name) === entry && deviceKey() === key)
      storages[entry.for].setItem(stored, sealed);
  } catch {
    // A full storage, or a page without https, keeps nothing more; the portal works without.
  }
}

const runningBuilds = (): string =>
  registeredRemotes()
    .map(({ current }) => current?.build)
    .join();

/**
 * Puts back what this device has kept for the session, and has it follow what is kept from now on. Once in a page:
 * before screens ask where there is a key, else when the page is complete.
 * @param builds of the remotes that run: what others have stored may have another shape
 */
export async function openDevice(builds: string = runningBuilds()): Promise<void> {
  const storages = openStorages();
  if (!storages) return;
  const unwritten = [...keptEntries.keys()];
  await Promise.all([restore('session', storages.session), restore('local', storages.local)]);
  keptChanges$.subscribe((name) => void write(storages, name));
  restoreData(builds);
  keepData(builds);
  for (const name of unwritten) void write(storages, name);
}
