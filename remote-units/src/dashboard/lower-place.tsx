import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { useState } from 'react';
import styles from './dashboard.module.css';
import { Late } from './late';

const loadLowerPart = () => import(/* webpackChunkName: "dashboard-lower" */ './lower-part');
/** Distance from the window at which it is asked for. */
const NEAR = '400px';

type LowerPlaceProps = {
  dashboard: Dashboard;
  /** The address leads to something in it. */
  asked: boolean;
};

/** What stands below the first screen comes when somebody goes there. Its place is kept. */
export function LowerPlace({ dashboard, asked }: LowerPlaceProps) {
  const [near, setNear] = useState(false);

  function watch(element: HTMLElement | null) {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }

  return (
    <div className={styles.lower} ref={near ? undefined : watch}>
      {(near || asked) && <Late load={loadLowerPart} with={{ dashboard }} />}
    </div>
  );
}
