import { lazyPart, useLazyPart } from '@manzil/shared/forms/use-lazy-part';
import { useEffect, useState } from 'react';
import styles from './login.module.css';

const picture = lazyPart(() => import(/* webpackChunkName: "login-picture" */ './login-picture'));

/** Where there is room for the picture: login.module.css. A phone does not load it. */
const room = window.matchMedia('(min-width: 62em)');

export function PicturePlace() {
  const [hasRoom, setHasRoom] = useState(room.matches);
  useEffect(() => {
    const look = () => setHasRoom(room.matches);
    room.addEventListener('change', look);
    return () => room.removeEventListener('change', look);
  }, []);
  // Decoration: the form works without.
  const Picture = useLazyPart(hasRoom, picture);
  return (
    <div className={styles.picture} aria-hidden="true">
      {Picture && <Picture />}
    </div>
  );
}
