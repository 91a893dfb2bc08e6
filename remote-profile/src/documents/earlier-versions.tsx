import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { Minus, Plus } from 'lucide';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styles from './earlier-versions.module.css';
import { documentSearch } from './viewed';

export type EarlierVersion = Pick<
  DocumentDetail,
  'document_id' | 'superseded_by_id' | 'uploaded_on' | 'valid_until' | 'status'
>;

/** It may have replaced several at once. @param all of every document, latest first */
export function versionsBefore<Version extends EarlierVersion>(
  documentId: string,
  all: readonly Version[],
): Version[] {
  const before = all.filter(({ superseded_by_id }) => superseded_by_id === documentId);
  const rest = all.filter((each) => !before.includes(each));
  return [...before, ...before.flatMap((each) => versionsBefore(each.document_id, rest))];
}

type EarlierVersionsProps = {
  versions: readonly EarlierVersion[];
  describedBy: string;
};

/** Folded: few ever look back. */
export function EarlierVersions({ versions, describedBy }: EarlierVersionsProps) {
  const { t, language } = useTexts('profile/documents');
  const [search] = useSearchParams();
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-controls={listId}
        aria-describedby={describedBy}
        onClick={() => setOpen(!open)}
      >
        <LineIcon lines={open ? Minus : Plus} size={16} strokeWidth={1.75} />
        {t('documents.earlier', { count: versions.length })}
      </button>
      <ul id={listId} className={styles.versions} hidden={!open}>
        {versions.map(({ document_id, uploaded_on, status }, index) => (
          <li key={document_id}>
            <Link to={documentSearch(search, document_id)} aria-describedby={describedBy}>
              {t('documents.version', { count: versions.length - index })}
            </Link>
            <span className={styles.facts}>
              {t('documents.received', { day: formatDay(uploaded_on, language) })}
              {status === 'declined' && ` · ${t('documents.statuses.declined')}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
