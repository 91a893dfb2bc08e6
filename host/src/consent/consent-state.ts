import { useSyncExternalStore } from 'react';
import type { BehaviorSubject } from 'rxjs';
import { type Decision, decision$ } from './decision';
import { settled$ } from './settle';

function useSubject<T>(subject: BehaviorSubject<T>): T {
  return useSyncExternalStore(
    (changed) => {
      const subscription = subject.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    () => subject.value,
  );
}

/** What holds on this device; re-renders on change. */
export const useDecision = (): Decision | null => useSubject(decision$);

/** Whether the reader has not decided, as far as their account knows too. */
export function useMustAsk(): boolean {
  const settled = useSubject(settled$);
  return useDecision() === null && settled;
}
