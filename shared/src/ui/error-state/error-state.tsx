import type { ReactNode } from 'react';
import styles from './error-state.module.css';

type ErrorStateProps = {
  title: string;
  message?: ReactNode;
  action?: ReactNode;
  errorId?: string | undefined;
  level?: 1 | 2;
};

/** Something could not be shown: what, what to do, and the number support asks for. */
export function ErrorState({ title, message, action, errorId, level = 2 }: ErrorStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.state} role="alert">
      <Heading className="title-2" tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {message && <p className="secondary">{message}</p>}
      {action && <div className={styles.action}>{action}</div>}
      {errorId && <p className={styles.id}>{errorId}</p>}
    </div>
  );
}
