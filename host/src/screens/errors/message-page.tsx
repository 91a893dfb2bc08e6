import { EmptyState } from '@manzil/shared/ui/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './errors.module.css';

type MessagePageProps = { about: 'closed' | 'not_found'; reason: string; action: ReactNode };

/** In place of a page that is not there for the user. */
export function MessagePage({ about, reason, action }: MessagePageProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t(`${about}.title`)}</h1>
      <EmptyState title={reason} action={action}>
        {t(`${about}.text`)}
      </EmptyState>
    </div>
  );
}
