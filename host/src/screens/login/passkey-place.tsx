import { lazyPart, useLazyPart } from '@manzil/shared/forms/use-lazy-part';
import { knowsPasskeys } from '@manzil/shared/passkeys/knows-passkeys';
import styles from './login.module.css';
import type { PasskeyDoorProps } from './passkey-door';

const door = lazyPart<PasskeyDoorProps>(
  () => import(/* webpackChunkName: "passkey-door" */ './passkey-door'),
);

/** Signing in without a password comes after the form, which works without it. */
export function PasskeyPlace(props: PasskeyDoorProps) {
  const knows = knowsPasskeys();
  const Door = useLazyPart(knows, door);
  return knows ? <div className={styles.passkey}>{Door && <Door {...props} />}</div> : null;
}
