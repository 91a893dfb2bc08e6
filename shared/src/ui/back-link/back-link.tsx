import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { LineIcon } from '../line-icon/line-icon';
import styles from './back-link.module.css';

type BackLinkProps = {
  to: To;
  /** Of the navigation. */
  state?: unknown;
  children: ReactNode;
};

/** What a page's head has as `back`: the way to the page above. */
export function BackLink({ to, state, children }: BackLinkProps) {
  return (
    <Link to={to} state={state} className={styles.link}>
      <LineIcon lines={ArrowLeft} size={16} strokeWidth={1.75} />
      {children}
    </Link>
  );
}
