import { useWords } from '@manzil/shared/runtime';
import styles from './file-view.module.css';

/** The file cannot be shown here; whether it can be downloaded shows beside it. */
export function FileFailed() {
  const { t } = useWords('profile/documents');
  return (
    <p role="alert" className={styles.none}>
      {t('documents.view_failed')}
    </p>
  );
}
