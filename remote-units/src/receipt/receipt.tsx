import { Dialog } from '@manzil/shared/ui/dialog';
import styles from './receipt.module.css';
import { ReceiptBody } from './receipt-body';
import { useReceiptWords } from './use-receipt-words';

type ReceiptProps = { documentId: string; label: string; open: boolean; onClose: () => void };

export default function Receipt({ documentId, label, open, onClose }: ReceiptProps) {
  const t = useReceiptWords();
  return (
    <Dialog open={open} onClose={onClose} title={label} closeLabel={t('close')}>
      <div className={styles.receipt}>
        <ReceiptBody documentId={documentId} label={label} />
      </div>
    </Dialog>
  );
}
