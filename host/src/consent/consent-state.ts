import { subscriber } from '@manzil/shared/runtime/subscriber';
import { useSyncExternalStore } from 'react';
import { type Decision, decision$ } from './decision';
import { settled$ } from './settle';

const subscribeDecision = subscriber(decision$);
const subscribeSettled = subscriber(settled$);

export const useDecision = (): Decision | null =>
  useSyncExternalStore(subscribeDecision, () => decision$.value);

/** Whether the user has not decided, as far as their account knows too. */
export function useMustAsk(): boolean {
  const settled = useSyncExternalStore(subscribeSettled, () => settled$.value);
  return useDecision() === null && settled;
}
