import { usePortal } from '@manzil/shared/runtime';
import { useLayoutEffect, useRef } from 'react';
import { Palette } from './palette';
import styles from './search-dialog.module.css';
import { searchWords } from './search-words';

type SearchDialogProps = { open: boolean; onClose: () => void };

/** On the browser's own modal dialog; the whole window of a phone. Opened anew it begins anew. */
export default function SearchDialog({ open, onClose }: SearchDialogProps) {
  const { language } = usePortal();
  const words = searchWords[language];
  const dialogRef = useRef<HTMLDialogElement>(null);

  // The element opens and closes by method only.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || !open) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the keyboard there are Esc and the close button
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-label={words.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser closes by itself when Esc is pressed twice.
      onClose={() => open && !dialogRef.current?.open && onClose()}
      onClick={(event) => {
        if (event.target === dialogRef.current) onClose();
      }}
    >
      {open && <Palette words={words} onClose={onClose} />}
    </dialog>
  );
}
