import { RotateCw } from 'lucide';
import { Button } from '../ui/button/button';
import styles from './viewer.module.css';
import { useViewerWords } from './viewer-words';

type FileFailedProps = {
  /** What the API says of it, where it does. */
  message?: string;
  /** Where trying again may help; otherwise it cannot be shown here at all. */
  onRetry?: (() => void) | undefined;
};

export function FileFailed({ message, onRetry }: FileFailedProps) {
  const words = useViewerWords();
  return (
    <div role="alert" className={styles.none}>
      <p>{message || (onRetry ? words.lost : words.failed)}</p>
      {onRetry && (
        <Button className={styles.retry} icon={RotateCw} onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
