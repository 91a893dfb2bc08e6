import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';
import { useTexts } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { ArrowLeft, ArrowRight } from 'lucide';
import { Link, useSearchParams } from 'react-router-dom';
import { groupDocuments } from '../document-groups';
import { documentLabel } from '../document-label';
import { filtersIn, matching } from '../filters';
import { documentSearch } from '../viewed';
import styles from './document-side.module.css';

type NeighboursProps = {
  documentId: string;
  documents: readonly DocumentEntry[];
  today: string;
};

export function Neighbours({ documentId, documents, today }: NeighboursProps) {
  const { t } = useTexts('profile/documents');
  const [search] = useSearchParams();
  const order = groupDocuments(matching(documents, filtersIn(search), today), today).flatMap(
    (group) => group.documents,
  );
  const at = order.findIndex(({ document_id }) => document_id === documentId);
  const before = at > 0 ? order[at - 1] : undefined;
  const after = at >= 0 ? order[at + 1] : undefined;
  const named = ({ document_type, unit_label }: DocumentEntry) =>
    [documentLabel(document_type, t), unit_label].filter(Boolean).join(' · ');
  if (!before && !after) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('documents.neighbours')}>
      {before && (
        <Link to={documentSearch(search, before.document_id)}>
          <LineIcon lines={ArrowLeft} size={16} strokeWidth={1.75} />
          {named(before)}
        </Link>
      )}
      {after && (
        <Link className={styles.after} to={documentSearch(search, after.document_id)}>
          {named(after)}
          <LineIcon lines={ArrowRight} size={16} strokeWidth={1.75} />
        </Link>
      )}
    </nav>
  );
}
