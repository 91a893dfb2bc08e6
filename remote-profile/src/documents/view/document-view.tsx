import type { DocumentDetail } from '@manzil/shared/contract/documents';
import { type DocumentEntry, DocumentType } from '@manzil/shared/contract/profile';
import { isApiError, useWords } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { ErrorState } from '@manzil/shared/ui/error-state';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Columns } from '@manzil/shared/ui/section';
import { Spinner } from '@manzil/shared/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { documentLabel } from '../document-label';
import { documentQuery } from '../documents.api';
import type { Wanted } from '../upload-section';
import { documentSearch } from '../viewed';
import { DocumentSide } from './document-side';
import { FileView } from './file-view';
import { Neighbours } from './neighbours';

type DocumentViewProps = {
  documentId: string;
  /** Current ones. */
  documents: readonly DocumentEntry[];
  today: string;
  /** A newer one is to be handed in. */
  onWanted: (wanted: Wanted) => void;
};

/** One document in place of the list: its file, what is known about it, and what can be done with it. */
export default function DocumentView(props: DocumentViewProps) {
  const { documentId, documents, today, onWanted } = props;
  const { t } = useWords('profile/documents');
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(documentQuery(documentId));
  const title = useRef<HTMLHeadingElement>(null);
  const known = documents.find(({ document_id }) => document_id === documentId);
  const shown = data ?? known;
  const label = shown ? documentLabel(shown.document_type, t) : t('documents.title');

  useEffect(() => title.current?.focus(), []);

  return (
    <>
      <PageHead
        titleRef={title}
        back={
          <Link to={documentSearch(search, null)}>
            <LineIcon lines={ArrowLeft} size={16} strokeWidth={1.75} />
            {t('documents.all')}
          </Link>
        }
        title={label}
        meta={shown?.unit_label}
      />
      {data ? (
        <Columns>
          <FileView document={data} label={label} />
          <DocumentSide document={data} label={label} onReplace={replaceOf(data, onWanted)} />
        </Columns>
      ) : error ? (
        <ErrorState
          title={t(isApiError(error, 404) ? 'documents.gone' : 'documents.not_loaded')}
          action={<Button onClick={() => void refetch()}>{t('documents.retry')}</Button>}
        />
      ) : (
        <Spinner text={t('documents.view_loading')} />
      )}
      <Neighbours documentId={documentId} documents={documents} today={today} />
    </>
  );
}

/** Asks for a newer one in the place of a current document; null where another has taken it already. */
function replaceOf(document: DocumentDetail, onWanted: (wanted: Wanted) => void) {
  const type = DocumentType.safeParse(document.document_type).data;
  if (!type || document.superseded_by_id) return null;
  return () => onWanted({ type, replaces: document.document_id, unit: null });
}
