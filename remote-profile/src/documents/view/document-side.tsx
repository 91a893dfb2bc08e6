import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';
import { formatDay } from '@manzil/shared/format/date';
import { formatMegabytes } from '@manzil/shared/forms/uploads';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Facts } from '@manzil/shared/ui/facts';
import { Section } from '@manzil/shared/ui/section';
import { Upload } from 'lucide';
import { useId } from 'react';
import { DeclineReason } from '../decline-reason';
import { documentNoun } from '../document-label';
import { DownloadButton } from '../download-button';
import { WithdrawButton } from '../withdraw-button';
import styles from './document-side.module.css';
import { VersionList } from './version-list';

const KINDS = { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG' } as const;

export type DocumentSideProps = {
  document: DocumentDetail;
  label: string;
  /** Null where it is not replaced any more. */
  onReplace: (() => void) | null;
  onWithdrawn: (told: string) => void;
};

export function DocumentSide({ document, label, onReplace, onWithdrawn }: DocumentSideProps) {
  const words = useTexts('profile/documents');
  const { t, language } = words;
  const noun = documentNoun(document.document_type, words);
  const { document_id, status, valid_until, uploaded_on, uploaded_by, file } = document;
  const factsId = useId();
  return (
    <div>
      <Section title={t('documents.facts')}>
        <div id={factsId}>
          <Facts
            facts={[
              {
                label: t('documents.status'),
                value: document.superseded_by_id
                  ? t('documents.replaced')
                  : t(`documents.statuses.${status}`),
              },
              ...(valid_until
                ? [
                    {
                      label: t('documents.upload_valid_until'),
                      value: formatDay(valid_until, language),
                    },
                  ]
                : []),
              { label: t('documents.received_on'), value: formatDay(uploaded_on, language) },
              ...(file
                ? [
                    {
                      label: t('documents.file'),
                      value: `${KINDS[file.media_type]}, ${formatMegabytes(file.size_bytes, language)}`,
                    },
                  ]
                : []),
            ]}
          />
        </div>
        {status === 'declined' && (
          <div className={styles.declined}>
            <DeclineReason document={document} />
          </div>
        )}
        <div className={styles.actions}>
          {file && (
            <DownloadButton
              documentId={document_id}
              fileName={file.name}
              label={label}
              noun={noun}
              describedBy={factsId}
            />
          )}
          {onReplace && (
            <Button icon={Upload} onClick={onReplace}>
              {t('documents.replace')}
            </Button>
          )}
          {status === 'in_review' && uploaded_by === 'investor' && (
            <WithdrawButton
              documentId={document_id}
              isCurrent={document.superseded_by_id === null}
              label={label}
              noun={noun}
              onWithdrawn={onWithdrawn}
            />
          )}
        </div>
      </Section>
      <VersionList document={document} />
    </div>
  );
}
