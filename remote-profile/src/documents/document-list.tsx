import { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type { Profile } from '@manzil/shared/contract/profile/profile';
import { useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { Button } from '@manzil/shared/ui/button';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ArchiveButton } from './archive-button';
import { groupDocuments, groupOf, needsAttention } from './document-groups';
import { DocumentSection } from './document-section';
import { earlierQuery, missingQuery } from './documents.api';
import styles from './documents.module.css';
import { FilterBar } from './filter-bar';
import { filtersIn, isFiltered, matching, missingMatching } from './filters';
import { missingIn, waitingIn } from './open-count';
import { openSlots, slotKey } from './slots';
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
  const slots = openSlots(documents, missingMatching(missing.data ?? [], filters)).filter(
    ({ type, units }) =>
      units > 0 ||
      (!filters.unit &&
        (!filters.status || filters.status === 'open') &&
        (!filters.type || filters.type === type)),
  );
  const groups = groupDocuments(matching(documents, filters, today), today).map((group) => ({
    group,
    slots: slots.filter(({ type }) => groupOf(type) === group.name),
  }));
  const first = groups
    .flatMap(({ group, slots: empty }) => [
      ...empty.filter(({ follows }) => !follows).map(slotKey),
      ...group.documents.filter((each) => needsAttention(each, today)).map((d) => d.document_id),
    ])
    .at(0);
  const nothing = groups.every((each) => each.group.documents.length + each.slots.length === 0);
  const labels = [...documents, ...(missing.data ?? [])].flatMap(
    ({ unit_label }) => unit_label ?? [],
  );
  const types = [...documents, ...(missing.data ?? [])].map(({ document_type }) => document_type);

  return (
    <>
      <PageHead
        back={<BackLink to="/profile">{t('profile.title')}</BackLink>}
        titleRef={titleRef}
        title={t('documents.title')}
        meta={[
          t('documents.count', { count: document_count }),
          waiting > 0 && t('documents.open', { count: waiting }),
          lacking > 0 && t('documents.note_missing', { count: lacking }),
        ]
          .filter(Boolean)
          .join(', ')}
      />
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
