import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';
import { isApiError, useTexts } from '@manzil/shared/runtime';
import { Spinner } from '@manzil/shared/ui/spinner';
import { FileFailed } from '@manzil/shared/viewer/file-failed';
import { PdfView } from '@manzil/shared/viewer/pdf-view';
import { PictureView } from '@manzil/shared/viewer/picture-view';
import { ViewerNote } from '@manzil/shared/viewer/viewer-note';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fileQuery, pictureAddress } from '../documents.api';

type FileViewProps = { document: DocumentDetail; label: string };

export function FileView({ document, label }: FileViewProps) {
  const { document_id, file, scanning, decline_code } = document;
  const { t } = useTexts('profile/documents');
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  if (scanning) return <ViewerNote>{t('documents.scanning_text')}</ViewerNote>;
  if (!file) {
    const why = decline_code === 'infected' ? 'documents.infected_text' : 'documents.on_paper';
    return <ViewerNote>{t(why)}</ViewerNote>;
  }
  const Content = file.media_type === 'application/pdf' ? LoadedPdf : LoadedPicture;
  return (
    <div ref={place} tabIndex={-1}>
      <Content
        key={attempt}
        documentId={document_id}
        label={label}
        onRetry={() => {
          // The button goes with what has failed.
          place.current?.focus();
          setAttempt(attempt + 1);
        }}
      />
    </div>
  );
}

type LoadedProps = { documentId: string; label: string; onRetry: () => void };

function LoadedPdf({ documentId, label, onRetry }: LoadedProps) {
  const { t, language } = useTexts('profile/documents');
  const { data, error } = useQuery(fileQuery(documentId, language));
  if (error) {
    const refusal = error.cause;
    const refused = isApiError(refusal) && refusal.status < 500 && refusal.status !== 401;
    return (
      <FileFailed
        message={isApiError(refusal) ? refusal.message : ''}
        onRetry={refused ? undefined : onRetry}
      />
    );
  }
  if (!data) return <Spinner text={t('documents.view_loading')} />;
  return <PdfView content={data} label={label} onRetry={onRetry} />;
}

const LoadedPicture = ({ documentId, ...props }: LoadedProps) => (
  <PictureView {...props} src={pictureAddress(documentId)} />
);
