import type { Observable } from 'rxjs';

/** Subscribes to an observable as React's `useSyncExternalStore` wants it. Make it once, not in every render. */
export const subscriber =
  (source: Observable<unknown>) =>
  (changed: () => void): (() => void) => {
    const subscription = source.subscribe(changed);
    return () => subscription.unsubscribe();
  };
