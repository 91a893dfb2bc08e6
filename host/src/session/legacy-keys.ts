/** What an earlier portal left on devices; the names are those of docs/decisions/025. */
const legacyKeys = ['units-storage', 'dashboard-storage'];

/** Specification §3: two further keys of the local storage go when the portal starts. */
export function removeLegacyKeys(): void {
  try {
    for (const key of legacyKeys) localStorage.removeItem(key);
  } catch {
    // Storage that is denied holds none.
  }
}
