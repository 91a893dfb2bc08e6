const legacyKeys = ['units-storage', 'dashboard-storage'];

/** Specification §3; the names are those of docs/decisions/025. */
export function removeLegacyKeys(): void {
  try {
    for (const key of legacyKeys) localStorage.removeItem(key);
  } catch {
    // Storage that is denied holds none.
  }
}
