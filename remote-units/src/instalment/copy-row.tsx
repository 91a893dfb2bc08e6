import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Check, Copy } from 'lucide';
import type { ReactNode } from 'react';
import { useCopy } from '../clipboard/use-copy';
import styles from './instalment.module.css';

type CopyRowProps = {
  label: string;
  text: string;
  /** What the clipboard gets, where it is another than the text. */
  copied?: string;
  note?: ReactNode;
};

/** A value of the transfer, with a button that copies it. */
export function CopyRow({ label, text, copied = text, note }: CopyRowProps) {
  const { t } = useTexts('units/instalment');
  const { told, copy } = useCopy(copied);
  return (
    <li className={styles.detail}>
      <div className={styles.value}>
        <p className={styles.label}>{label}</p>
        <p className="user-data">{text}</p>
        {note && <p className={styles.note}>{note}</p>}
        <p role="status" className={styles.note}>
          {told === 'not_copied' && t('copy.refused')}
        </p>
      </div>
      <Button
        variant="quiet"
        size="compact"
        icon={told === 'copied' ? Check : Copy}
        aria-label={
          told === 'copied' ? t('copy.named_done', { label }) : t('copy.named', { label })
        }
        onClick={copy}
      >
        {told === 'copied' ? t('copy.done') : t('copy.copy')}
      </Button>
    </li>
  );
}
