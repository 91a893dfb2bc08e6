import { retryNetwork } from '@manzil/shared/runtime/retry';
import { type ComponentType, useEffect, useState } from 'react';
import { afterLoad } from '../boot/after-load';

/**
 * A part of the shell whose code comes when the page is complete. Where it cannot be had the page goes on without.
 * @param load the same function in every render
 */
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
