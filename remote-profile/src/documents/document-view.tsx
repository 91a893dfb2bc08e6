import { type DocumentEntry, DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';
import { isApiError, useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { Button } from '@manzil/shared/ui/button';
import { ErrorState } from '@manzil/shared/ui/error-state';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Spinner } from '@manzil/shared/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DocumentGone } from './document-gone';
import { documentLabel } from './document-label';
import { partsQuery } from './document-parts-query';
import { documentQuery } from './documents.api';
import type { Wanted } from './upload-section';
import { Neighbours } from './view/neighbours';
import { documentSearch } from './viewed';

type DocumentViewProps = {
  documentId: string;
  /** Current ones. */
  documents: readonly DocumentEntry[];
  today: string;
  onWanted: (wanted: Wanted) => void;
  /** It is deleted. @param told what the list says of it */
  onWithdrawn: (told: string) => void;
};

export function DocumentView(props: DocumentViewProps) {
  const { documentId, documents, today, onWanted, onWithdrawn } = props;
  const { t } = useTexts('profile/documents');
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(documentQuery(documentId));
  const parts = useQuery(partsQuery);
  const Parts = parts.data?.default;
  const place = useRef<HTMLDivElement>(null);
  const known = documents.find(({ document_id }) => document_id === documentId);
  const shown = data ?? known;
  const gone = !data && isApiError(error, 404);
  const label = shown ? documentLabel(shown.document_type, t) : t('documents.title');

  const focusTitle = () => place.current?.querySelector('h1')?.focus();
  useEffect(focusTitle, [gone]);

  // The profile is asked again while something of it is in review; what it says of the document is the latest.
  useEffect(() => {
    if (!known || !data) return;
    if (known.status !== data.status || known.scanning !== data.scanning) void refetch();
  }, [known?.status, known?.scanning]);

  function retry(): void {
    // The button goes as soon as it is asked for again.
    focusTitle();
    if (!data) void refetch();
    if (!Parts) void parts.refetch();
  }

  if (gone) {
    return (
      <div ref={place}>
        <DocumentGone />
      </div>
    );
  }
  return (
    <div ref={place}>
      <PageHead
        back={<BackLink to={documentSearch(search, null)}>{t('documents.all')}</BackLink>}
        title={label}
        meta={shown?.unit_label}
      />
      {data && Parts ? (
        <Parts
          document={data}
          label={label}
          onReplace={replaceOf(data, onWanted)}
          onWithdrawn={onWithdrawn}
        />
      ) : (!data && error) || parts.isError ? (
        <ErrorState
          title={t('documents.not_loaded')}
          action={<Button onClick={retry}>{t('documents.retry')}</Button>}
        />
      ) : (
        <Spinner text={t('documents.view_loading')} />
      )}
      <Neighbours documentId={documentId} documents={documents} today={today} />
    </div>
  );
}

/** Null where another has taken its place already. */
function replaceOf(document: DocumentDetail, onWanted: (wanted: Wanted) => void) {
  const type = DocumentType.safeParse(document.document_type).data;
  if (!type || document.superseded_by_id) return null;
  return () => onWanted({ type, replaces: document.document_id, unit: null });
}
