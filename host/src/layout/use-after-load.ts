import { retryNetwork } from '@manzil/shared/runtime/retry';
import { useEffect, useState } from 'react';
import { afterLoad } from '../boot/after-load';

/** Loaded when the page is complete, done without where it cannot be had. @param load the same in every render */
export function useAfterLoad<Module extends object>(
  load: () => Promise<Module>,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(
    () =>
      afterLoad(() =>
        retryNetwork(load)
          .then(setModule)
          .catch(() => undefined),
      ),
    [load],
  );
  return module;
}
