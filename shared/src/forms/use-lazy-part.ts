import { type ComponentType, useEffect, useRef, useState } from 'react';
import { retryNetwork } from '../runtime/retry';

export type LazyPart<Props> = {
  component: () => ComponentType<Props> | null;
  load: () => Promise<void>;
};

/** What has come once is there at once in each later form, however soon it is wanted. */
export function lazyPart<Props>(
  importPart: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let component: ComponentType<Props> | null = null;
  return {
    component: () => component,
    load: async () => {
      component = (await retryNetwork(importPart)).default;
    },
  };
}

/** Null until it is wanted and was loaded, and where it cannot be had; then it stays, as dialogs close by degrees. */
export function useLazyPart<Props>(
  wanted: boolean,
  part: LazyPart<Props>,
): ComponentType<Props> | null {
  const [, setArrived] = useState(false);
  const everWanted = useRef(wanted);
  everWanted.current ||= wanted;
  const component = part.component();
  useEffect(() => {
    if (!wanted || component) return;
    let gone = false;
    part.load().then(
      () => !gone && setArrived(true),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted, component, part]);
  return everWanted.current ? component : null;
}
