import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../ui/button/button';
import { Dialog } from '../ui/dialog/dialog';
import styles from './conflict-dialog.module.css';
import de from './texts/conflict.de.json';
import en from './texts/conflict.en.json';

export type Disputed = { name: string; label: string; mine: string; stored: string };
type Choice = 'mine' | 'stored';

type ConflictDialogProps = {
  language: 'de' | 'en';
  open: boolean;
  disputed: readonly Disputed[];
  onSettle: (choice: Choice | null) => void;
};

export function ConflictDialog({ language, open, disputed, onSettle }: ConflictDialogProps) {
  const words = { de, en }[language];
  const [choice, setChoice] = useState<Choice>('mine');
  useEffect(() => {
    if (open) setChoice('mine');
  }, [open]);
  const option = (value: Choice): ReactNode => (
    <label className={styles.option}>
      <input
        type="radio"
        name="version"
        className={styles.radio}
        checked={choice === value}
        onChange={() => setChoice(value)}
      />
      <span>
        <span className={styles.whose}>{words[value]}</span>
        {disputed.map((field) => (
          <span key={field.name} className={styles.value}>
            {field.label}: {field[value] || words.empty}
          </span>
        ))}
      </span>
    </label>
  );
  return (
    <Dialog
      open={open}
      title={words.title}
      actions={
        <>
          <Button onClick={() => onSettle(null)}>{words.edit}</Button>
          <Button variant="primary" onClick={() => onSettle(choice)}>
            {words.save}
          </Button>
        </>
      }
    >
      <fieldset className={styles.choice}>
        <legend>{words.text}</legend>
        {option('mine')}
        {option('stored')}
      </fieldset>
    </Dialog>
  );
}
