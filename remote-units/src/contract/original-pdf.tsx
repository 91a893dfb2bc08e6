import { useTexts } from '@manzil/shared/runtime';
import { Pdf } from '../pdf/pdf';
import { originalQuery } from './contract.api';
import styles from './contract.module.css';

type OriginalPdfProps = { documentId: string; label: string };

/** The original, page by page, beside what it says. */
export function OriginalPdf({ documentId, label }: OriginalPdfProps) {
  const { t, language } = useTexts('units/contract');
  const words = {
    loading: t('original.loading'),
    failed: t('original.not_shown'),
    advice: t('original.failed_text'),
  };
  return (
    <div className={styles.pdf}>
      <Pdf query={originalQuery(documentId, language)} label={label} words={words} />
    </div>
  );
}
