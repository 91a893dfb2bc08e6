import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  drawing?: boolean;
};

/** Nothing here yet: a dotted building, why, and one action. */
export function EmptyState({ title, children, action, drawing = true }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {drawing && <DottedBuilding />}
      <h2 className="heading">{title}</h2>
      {children && <p className={styles.reason}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

function DottedBuilding() {
  return (
    <svg className={styles.drawing} viewBox="0 0 180 60" width="180" height="60" aria-hidden="true">
      <path
        className={styles.dotted}
        d="M40.5 52.5v-39h72v39M112.5 52.5l22-11v-39l-22 11M40.5 13.5l22-11h72M40.5 26.5h72l22-11M40.5 39.5h72l22-11"
      />
      <path className={styles.ground} d="M0 53h180" />
      <path className={styles.hatching} d={hatching} />
    </svg>
  );
}

const hatching = Array.from({ length: 29 }, (_, index) => `M${index * 6 + 6} 54l-5 5`).join('');
