import { retryNetwork } from '@manzil/shared/runtime/retry';
import { type ComponentType, useEffect, useState } from 'react';
import { afterLoad } from '../boot/after-load';

/** Loaded when the page is complete, done without where it cannot be had. @param load the same in every render */
export function useAfterLoad<Props>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(
    () =>
      afterLoad(() =>
        retryNetwork(load)
          .then((loaded) => setPart(() => loaded))
          .catch(() => undefined),
      ),
    [load],
  );
  return Part;
}
