import { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type { Profile } from '@manzil/shared/contract/profile/profile';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ArchiveButton } from './archive-button';
import { DocumentSection } from './document-section';
import { earlierQuery, missingQuery } from './documents.api';
import styles from './documents.module.css';
import { DocumentsHead } from './documents-head';
import { FilterBar } from './filter-bar';
import { filteredGroups } from './filtered-groups';
import { filtersIn, isFiltered } from './filters';
import { missingIn, waitingIn } from './open-count';
import { openSlots } from './slots';
import { UploadSection, type Wanted } from './upload-section';

type DocumentListProps = {
  profile: Pick<Profile, 'documents' | 'document_count'>;
  titleRef: Ref<HTMLHeadingElement>;
  /** What a row asks for; another object each time. */
  wanted: Wanted | null;
  gone: string | null;
  onWanted: (wanted: Wanted) => void;
  today: string;
};

export function DocumentList(props: DocumentListProps) {
  const { profile, titleRef, wanted, gone, onWanted, today } = props;
  const { t } = useTexts('profile/documents');
  const { documents, document_count } = profile;
  const [search, setSearch] = useSearchParams();
  const filters = filtersIn(search);
  const missing = useQuery(missingQuery);
  const { data: earlier = [], isLoadingError: earlierUnknown } = useQuery(earlierQuery);

  const waiting = waitingIn(documents, today);
  const lacking = missingIn(openSlots(documents, missing.data));
  const open = waiting + lacking;
  const { groups, first, nothing } = filteredGroups(documents, missing.data ?? [], filters, today);
  const labels = [...documents, ...(missing.data ?? [])].flatMap(
    ({ unit_label }) => unit_label ?? [],
  );
  const types = [...documents, ...(missing.data ?? [])].map(({ document_type }) => document_type);

  return (
    <>
      <DocumentsHead {...{ titleRef, count: document_count, waiting, lacking }} />
      {document_count > documents.length && (
        <p className="secondary">{t('documents.part', { count: documents.length })}</p>
      )}
      <UploadSection documents={documents} wanted={wanted} gone={gone} today={today} />
      <div className={styles.bar} id="list">
        {document_count + open > 0 && (
          <FilterBar
            filters={filters}
            units={[...new Set(labels)].sort((a, b) => a.localeCompare(b, 'de', { numeric: true }))}
            types={DocumentType.options.filter((type) => types.includes(type))}
            open={open}
          />
        )}
        {documents.some(({ file }) => file) && <ArchiveButton />}
      </div>
      {missing.isError && <p className="secondary">{t('documents.missing_unknown')}</p>}
      {earlierUnknown && <p className="secondary">{t('documents.earlier_unknown')}</p>}
      {nothing && isFiltered(filters) && (
        <EmptyState
          drawing={false}
          title={t('documents.none_found')}
          action={
            <Button onClick={() => setSearch({}, { replace: true, preventScrollReset: true })}>
              {t('documents.reset_filters')}
            </Button>
          }
        />
      )}
      {groups.map(({ group, slots: empty }) => (
        <DocumentSection
          key={group.name}
          group={group}
          documents={documents}
          slots={empty}
          earlier={earlier}
          today={today}
          urgent={first}
          onWanted={onWanted}
        />
      ))}
    </>
  );
}
