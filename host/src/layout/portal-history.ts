/** Whether this tab has a page of the portal before this one: the router numbers its history entries from 0. */
export const canGoBack = (): boolean =>
  ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** The router reads the number from there; whatever replaces this entry stays the first. */
export const clearHistory = (): void =>
  window.history.replaceState({ ...window.history.state, idx: 0 }, '');
