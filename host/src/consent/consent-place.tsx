import { type ComponentType, useEffect, useState } from 'react';
import { afterLoad } from '../boot/after-load';

type Place = { aboveBottomBar: boolean };

/** Where the reader is asked, once the page is complete. */
export function ConsentPlace(place: Place) {
  const [Bar, setBar] = useState<ComponentType<Place>>();
  useEffect(
    () =>
      afterLoad(() =>
        import(/* webpackChunkName: "consent" */ './consent-bar')
          .then(({ ConsentBar }) => setBar(() => ConsentBar))
          // Who cannot be asked has agreed to nothing; the next page asks again.
          .catch(() => undefined),
      ),
    [],
  );
  return Bar && <Bar {...place} />;
}
