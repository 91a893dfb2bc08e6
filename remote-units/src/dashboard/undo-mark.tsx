import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import styles from './decisions.module.css';
import { useMark } from './use-mark';

export type Marked = { id: string; text: string };

/** Takes the focus of the row that has gone. */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

export default function UndoMark({ marked, onUndone }: { marked: Marked; onUndone: () => void }) {
  const { t } = useTexts('units/dashboard');
  const { mark, busy } = useMark(marked.id);
  return (
    <p className={styles.told} role="status" tabIndex={-1} ref={focus}>
      {marked.text}{' '}
      <Button variant="quiet" size="compact" busy={busy} onClick={() => mark(null, onUndone)}>
        {t('decisions.undo')}
      </Button>
    </p>
  );
}
