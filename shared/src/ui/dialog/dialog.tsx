import { X } from 'lucide';
import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { LineIcon } from '../line-icon/line-icon';
import styles from './dialog.module.css';

type DialogProps = {
  open: boolean;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
} & (
  | {
      /** Asked for by Esc, the backdrop or the close button; the owner then sets `open` to false. */
      onClose: () => void;
      closeLabel: string;
    }
  /** It has to be answered: nothing but its own buttons closes it. */
  | { onClose?: never; closeLabel?: never }
);

/** On the browser's own <dialog>; a bottom sheet below 768 px. Its content leaves only after the closing animation. */
export function Dialog({ open, onClose, title, closeLabel, children, actions }: DialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const [rendered, setRendered] = useState(open);
  const titleId = useId();
  if (open && !rendered) setRendered(true);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || !open) return;
    dialog.showModal();
    // close() before the element leaves the page, so that the browser gives focus back.
    return () => dialog.close();
  }, [open]);

  useLayoutEffect(() => {
    if (open) return;
    let reopened = false;
    const animations = dialogRef.current?.getAnimations?.() ?? [];
    void Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
      if (!reopened) setRendered(false);
    });
    return () => {
      reopened = true;
    };
  }, [open]);

  function isBackdrop(event: PointerEvent<HTMLDialogElement>) {
    return event.target === dialogRef.current;
  }

  return (
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialogRef.current) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={(event) => {
        // The browser closes by itself when Esc is pressed twice.
        if (!open || event.target !== dialogRef.current || dialogRef.current.open) return;
        if (onClose) onClose();
        else dialogRef.current.showModal();
      }}
      onPointerDown={(event) => {
        pressedBackdrop.current = isBackdrop(event);
      }}
      onPointerUp={(event) => {
        if (isBackdrop(event) && pressedBackdrop.current) onClose?.();
      }}
    >
      {rendered && (
        <div className={styles.frame}>
          <header className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            {onClose && (
              <button
                type="button"
                className={styles.close}
                aria-label={closeLabel}
                onClick={onClose}
              >
                <LineIcon lines={X} size={24} strokeWidth={1.5} />
              </button>
            )}
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
