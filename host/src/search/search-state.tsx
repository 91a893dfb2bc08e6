import { Button } from '@manzil/shared/ui/button';
import { SpinnerArc } from '@manzil/shared/ui/spinner';
import styles from './palette.module.css';
import { type SearchWords, said } from './search-words';

type SearchStateProps = {
  words: SearchWords;
  pending: boolean;
  failed: boolean;
  /** What was looked for, where nothing fits. */
  none: string | null;
  retry: () => void;
};

export function SearchState({ words, pending, failed, none, retry }: SearchStateProps) {
  if (failed)
    return (
      <div role="alert" className={styles.state}>
        <p>{navigator.onLine ? words.failed : words.offline}</p>
        <Button size="compact" onClick={retry}>
          {words.retry}
        </Button>
      </div>
    );
  if (none === null) return null;
  if (pending)
    return (
      <p className={styles.waiting}>
        <SpinnerArc /> {words.pending}
      </p>
    );
  return (
    <div className={styles.state}>
      <p className={styles.none}>
        <bdi>{said(words.none, { q: none })}</bdi>
      </p>
      <p>{words.none_text}</p>
    </div>
  );
}
