import { EmptyState } from '@manzil/shared/ui/empty-state';
import type { ReactNode } from 'react';
import styles from './errors.module.css';

type MessagePageProps = { title: string; reason: string; text: string; action: ReactNode };

/** In place of a page that is not there for the user. */
export function MessagePage({ title, reason, text, action }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      <EmptyState title={reason} action={action}>
        {text}
      </EmptyState>
    </div>
  );
}
