import { loadWithRetries } from '@manzil/shared/runtime/retry';
import { subscriber } from '@manzil/shared/runtime/subscriber';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { interrupted$ } from '../session/interruption';
import { leave } from '../session/session';

type Dialog = ComponentType<{ open: boolean }>;

const subscribe = subscriber(interrupted$);
const load = async (): Promise<Dialog> =>
  (await import(/* webpackChunkName: "sign-in-again" */ '../screens/login/sign-in-again'))
    .SignInAgain;

/** Where a session ends under something that is typed. */
export function InterruptionPlace() {
  const interrupted = useSyncExternalStore(subscribe, () => interrupted$.value);
  const [Loaded, setLoaded] = useState<Dialog>();

  useEffect(() => {
    if (!interrupted) return;
    loadWithRetries(load).then(
      (dialog) => setLoaded(() => dialog),
      // Nobody is kept on a page that can neither be sent nor asks for a password.
      () => leave('expired'),
    );
  }, [interrupted]);

  return Loaded && <Loaded open={interrupted} />;
}
