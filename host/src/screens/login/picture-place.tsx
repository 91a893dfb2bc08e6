import { retryNetwork } from '@manzil/shared/runtime/retry';
import { type ComponentType, useEffect, useState } from 'react';
import styles from './login.module.css';

const load = async (): Promise<ComponentType> =>
  (await import(/* webpackChunkName: "login-picture" */ './login-picture')).LoginPicture;

/** Where there is room for the picture: login.module.css. A phone does not load it. */
const ROOM = '(min-width: 62em)';

export function PicturePlace() {
  const [Picture, setPicture] = useState<ComponentType>();
  useEffect(() => {
    const room = window.matchMedia(ROOM);
    const draw = () => {
      if (!room.matches) return;
      // Decoration: the form works without.
      retryNetwork(load).then(
        (picture) => setPicture(() => picture),
        () => undefined,
      );
    };
    draw();
    room.addEventListener('change', draw);
    return () => room.removeEventListener('change', draw);
  }, []);
  return (
    <div className={styles.picture} aria-hidden="true">
      {Picture && <Picture />}
    </div>
  );
}
