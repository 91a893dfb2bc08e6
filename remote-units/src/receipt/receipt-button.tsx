import { type ReactNode, useState } from 'react';
import { Late } from '../dashboard/late';
import styles from './receipt-button.module.css';

const loadReceipt = () => import(/* webpackChunkName: "receipt" */ './receipt');

type ReceiptButtonProps = {
  documentId: string;
  /** Of which booking it is. */
  label: string;
  children: ReactNode;
};

/** Opens a receipt over the list that it is of; the focus comes back here. */
export function ReceiptButton({ documentId, label, children }: ReceiptButtonProps) {
  // Undefined before it is opened for the first time.
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open !== undefined && (
        <Late
          load={loadReceipt}
          with={{ documentId, label, open, onClose: () => setOpen(false) }}
        />
      )}
    </>
  );
}
