import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { LineIcon } from '../line-icon/line-icon';
import styles from './back-link.module.css';

/** What a page's head has as `back`: the way to the page above. */
export function BackLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link}>
      <LineIcon lines={ArrowLeft} size={16} strokeWidth={1.75} />
      {children}
    </Link>
  );
}
