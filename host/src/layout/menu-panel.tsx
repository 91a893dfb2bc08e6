import { LineIcon } from '@manzil/shared/ui/line-icon';
import { X } from 'lucide';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from './language-switch';
import { MainNav } from './main-nav';
import styles from './menu-panel.module.css';
import { SignOutButton } from './sign-out-button';
import { useSwipeAway } from './use-swipe-away';

type MenuPanelProps = { open: boolean; onClose: () => void };

/** Below 992 px, on the browser's own modal dialog. */
export default function MenuPanel({ open, onClose }: MenuPanelProps) {
  const { t } = useTranslation();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const swipeProps = useSwipeAway(onClose);

  // The element opens and closes by method only.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || !open) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  // From here on the sidebar stands in its column.
  useEffect(() => {
    const large = window.matchMedia('(min-width: 62em)');
    large.addEventListener('change', onClose);
    return () => large.removeEventListener('change', onClose);
  }, [onClose]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the keyboard there are Esc and the close button
    <dialog
      ref={dialogRef}
      className={styles.panel}
      aria-label={t('nav.menu')}
      {...swipeProps}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // Only the overlay belongs to the dialog itself; the frame covers the rest.
        if (event.target === dialogRef.current) onClose();
      }}
    >
      {open && (
        <div className={styles.frame}>
          <button
            type="button"
            className={styles.close}
            aria-label={t('nav.close_menu')}
            onClick={onClose}
          >
            <LineIcon lines={X} size={24} strokeWidth={1.5} />
          </button>
          <MainNav small onFollow={onClose} />
          <div className={styles.foot}>
            <LanguageSwitch />
            <SignOutButton className={styles.action} />
          </div>
        </div>
      )}
    </dialog>
  );
}
