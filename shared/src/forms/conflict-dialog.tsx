import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import styles from './conflict-dialog.module.css';
import de from './texts/conflict.de.json';
import en from './texts/conflict.en.json';

/** One field that two have changed: what it is called, and both values as they are read. */
export type Disputed = { name: string; label: string; mine: string; stored: string };

type ConflictDialogProps = {
  language: 'de' | 'en';
  open: boolean;
  disputed: readonly Disputed[];
  onSettle: (choice: 'mine' | 'stored') => void;
};

/** Two have changed the same: shows both, and has the reader choose. */
export default function ConflictDialog({
  language,
  open,
  disputed,
  onSettle,
}: ConflictDialogProps) {
  const words = { de, en }[language];
  return (
    <Dialog
      open={open}
      title={words.title}
      actions={
        <>
          <Button onClick={() => onSettle('stored')}>{words.keep_stored}</Button>
          <Button variant="primary" onClick={() => onSettle('mine')}>
            {words.keep_mine}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <ul className={styles.fields}>
        {disputed.map(({ name, label, mine, stored }) => (
          <li key={name}>
            <p className={styles.label}>{label}</p>
            <dl className={styles.values}>
              <dt>{words.mine}</dt>
              <dd>{mine || words.empty}</dd>
              <dt>{words.stored}</dt>
              <dd>{stored || words.empty}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
