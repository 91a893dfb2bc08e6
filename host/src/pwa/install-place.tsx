import { useInvestor } from '@manzil/shared/runtime';
import { subscriber } from '@manzil/shared/runtime/subscriber';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { type InstallOffer, installOffer$ } from './install-offer';

const subscribe = subscriber(installOffer$);

/** Below the page, where it moves nothing. */
export function InstallPlace() {
  const investor = useInvestor();
  const offer = useSyncExternalStore(subscribe, () => installOffer$.value);
  const [Hint, setHint] = useState<ComponentType<{ offer: InstallOffer }>>();
  const wanted = investor !== null && offer !== null;

  useEffect(() => {
    if (!wanted) return;
    import(/* webpackChunkName: "install-hint" */ './install-hint')
      .then(({ InstallHint }) => setHint(() => InstallHint))
      // A hint that cannot be had is missed by nobody; the next page asks again.
      .catch(() => undefined);
  }, [wanted]);

  return wanted && Hint ? <Hint offer={offer} /> : null;
}
