import { type DocumentEntry, DocumentType } from '@manzil/shared/contract/profile';
import { formatDay } from '@manzil/shared/format/date';
import { useWords, type Words } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Row } from '@manzil/shared/ui/rows';
import { FileText, Upload } from 'lucide';
import { useId } from 'react';
import { DocumentChips } from './document-chips';
import { needsAttention } from './document-groups';
import { documentLabel } from './document-label';
import styles from './documents.module.css';
import { DownloadButton } from './download-button';
import type { Wanted } from './upload-section';
import { type Validity, validityOf } from './validity';

type DocumentRowProps = {
  document: DocumentEntry;
  today: string;
  /** A newer one is to be handed in. */
  onWanted: (wanted: Wanted) => void;
};

export function DocumentRow({ document, today, onWanted }: DocumentRowProps) {
  const words = useWords('profile/documents');
  const { t, language } = words;
  const { document_id, document_type, status, unit_label, file, uploaded_on, decline_code } =
    document;
  const label = documentLabel(document_type, t);
  const validity = validityOf(document, today);
  const type = DocumentType.safeParse(document_type).data;
  const factsId = useId();
  return (
    <Row
      icon={FileText}
      title={label}
      meta={
        <>
          <span id={factsId}>
            {[
              unit_label,
              validityPhrase(document, validity, words),
              t('documents.received', { day: formatDay(uploaded_on, language) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {status === 'declined' && (
            <p className={styles.reason}>{t(`documents.declined.${decline_code ?? 'other'}`)}</p>
          )}
          {type && needsAttention(document, today) && (
            <div className={styles.again}>
              <Button
                variant="quiet"
                size="compact"
                icon={Upload}
                aria-label={t('documents.upload_again_named', { document: label })}
                aria-describedby={factsId}
                onClick={() => onWanted({ type, replaces: document_id })}
              >
                {t('documents.upload_again')}
              </Button>
            </div>
          )}
        </>
      }
      aside={
        <>
          <DocumentChips status={status} validity={validity} />
          {file && (
            <DownloadButton
              documentId={document_id}
              fileName={file.name}
              label={label}
              describedBy={factsId}
            />
          )}
        </>
      }
    />
  );
}

function validityPhrase(
  { valid_until }: DocumentEntry,
  validity: Validity,
  { t, language }: Words<'profile/documents'>,
): string | null {
  if (valid_until === null) return null;
  const day = formatDay(valid_until, language);
  if (validity.state === 'expired') return t('documents.expired_on', { day });
  if (validity.state === 'expiring')
    return t('documents.expires_in', { day, count: validity.daysLeft });
  return t('documents.valid_until', { day });
}
