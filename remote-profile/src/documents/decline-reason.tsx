import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';
import { useTexts } from '@manzil/shared/runtime';
import styles from './document-row.module.css';

type DeclineReasonProps = { document: Pick<DocumentEntry, 'decline_code' | 'decline_text'> };

/** Why a document was declined and what mends it; where the reviewer has written something, that too. */
export function DeclineReason({ document: { decline_code, decline_text } }: DeclineReasonProps) {
  const { t } = useTexts('profile/documents');
  const code = decline_code ?? 'other';
  return (
    <p className={styles.reason}>
      {code === 'other' && decline_text ? decline_text : t(`documents.declined.${code}`)}
      {code !== 'other' && decline_text && ` ${decline_text}`}
    </p>
  );
}
