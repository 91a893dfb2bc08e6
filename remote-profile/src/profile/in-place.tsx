import { Button } from '@manzil/shared/ui/button';
import { Row } from '@manzil/shared/ui/rows';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import styles from './profile.module.css';

type InPlaceProps = {
  title: string;
  value: ReactNode;
  /** What the button says, and what it is called where only its first word shows. */
  change: string;
  changeLabel: string;
  /** The form, which calls `close` when it is done or given up. */
  children: (close: () => void) => ReactNode;
};

/** Something recorded, and the form that takes its place to change it. */
export function InPlace({ title, value, change, changeLabel, children }: InPlaceProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function close(): void {
    setOpen(false);
    // When it is there again.
    requestAnimationFrame(() => button.current?.focus());
  }
  if (open) {
    return (
      <li className={styles.open}>
        <Suspense fallback={null}>{children(close)}</Suspense>
      </li>
    );
  }
  return (
    <Row
      title={title}
      meta={value}
      aside={
        <Button ref={button} size="compact" aria-label={changeLabel} onClick={() => setOpen(true)}>
          {change}
        </Button>
      }
    />
  );
}
