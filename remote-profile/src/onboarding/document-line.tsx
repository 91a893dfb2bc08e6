import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Chip, type ChipTone } from '@manzil/shared/ui/chip';
import { LineIcon, type Lines } from '@manzil/shared/ui/line-icon';
import { CalendarX, CircleCheck, CircleX, Clock, FileText } from 'lucide';
import { useId } from 'react';
import { documentLabel, documentNoun } from '../documents/document-label';
import { DownloadButton } from '../documents/download-button';
import { WithdrawButton } from '../documents/withdraw-button';
import styles from './onboarding.module.css';

const looks: Record<DocumentEntry['status'], [ChipTone, Lines]> = {
  accepted: ['ok', CircleCheck],
  in_review: ['info', Clock],
  declined: ['danger', CircleX],
};

const withoutFile = ({ scanning, decline_code }: DocumentEntry) =>
  scanning ? 'scanning' : decline_code === 'infected' ? 'infected' : 'paper';

type DocumentLineProps = {
  document: DocumentEntry;
  today: string;
  onWithdrawn: (told: string) => void;
};

export function DocumentLine({ document, today, onWithdrawn }: DocumentLineProps) {
  const words = useTexts('profile/onboarding');
  const { t, language } = words;
  const { document_id, document_type, status, file, valid_until, uploaded_on, uploaded_by } =
    document;
  const [tone, icon] = looks[status];
  const label = file?.name ?? documentLabel(document_type, t);
  const noun = file?.name ?? documentNoun(document_type, words);
  const factsId = useId();
  const isExpired = valid_until !== null && valid_until < today;
  return (
    <li className={styles.line}>
      <LineIcon lines={FileText} size={20} strokeWidth={1.5} />
      <div className={styles.about}>
        <p className={styles.file}>{file?.name ?? t(`document.${withoutFile(document)}`)}</p>
        <p id={factsId} className={styles.facts}>
          {[
            valid_until && t('document.valid_to', { day: formatDay(valid_until, language) }),
            t('document.received', { day: formatDay(uploaded_on, language) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {isExpired ? (
        <Chip tone="danger" icon={CalendarX}>
          {t('document.expired')}
        </Chip>
      ) : (
        <Chip tone={tone} icon={icon}>
          {t(`documents.statuses.${status}`)}
        </Chip>
      )}
      <div className={styles.ways}>
        {file && (
          <DownloadButton
            documentId={document_id}
            fileName={file.name}
            label={label}
            noun={noun}
            describedBy={factsId}
            inRow="quiet"
          />
        )}
        {status === 'in_review' && uploaded_by === 'investor' && (
          <WithdrawButton
            documentId={document_id}
            isCurrent
            label={label}
            noun={noun}
            describedBy={factsId}
            inRow
            onWithdrawn={onWithdrawn}
          />
        )}
      </div>
    </li>
  );
}
