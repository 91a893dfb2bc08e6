import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { RotateCw } from 'lucide';
import styles from './file-view.module.css';

type FileFailedProps = {
  /** What the API says of it, where it does. */
  message?: string;
  /** Where trying again may help; otherwise it cannot be shown here at all. */
  onRetry?: (() => void) | undefined;
};

export function FileFailed({ message, onRetry }: FileFailedProps) {
  const { t } = useTexts('profile/documents');
  return (
    <div role="alert" className={styles.none}>
      <p>{message || t(onRetry ? 'documents.view_lost' : 'documents.view_failed')}</p>
      {onRetry && (
        <Button className={styles.retry} icon={RotateCw} onClick={onRetry}>
          {t('documents.retry')}
        </Button>
      )}
    </div>
  );
}
