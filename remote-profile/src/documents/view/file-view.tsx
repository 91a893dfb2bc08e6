import type { DocumentDetail } from '@manzil/shared/contract/documents';
import { useWords } from '@manzil/shared/runtime';
import { Spinner } from '@manzil/shared/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { fileQuery } from '../documents.api';
import { FileFailed } from './file-failed';
import styles from './file-view.module.css';
import { PdfView } from './pdf-view';
import { PictureView } from './picture-view';

type FileViewProps = { document: DocumentDetail; label: string };

/** The file of a document in its place. */
export function FileView({ document: { document_id, file, scanning }, label }: FileViewProps) {
  const { t } = useWords('profile/documents');
  if (scanning) return <p className={styles.none}>{t('documents.scanning_text')}</p>;
  if (!file) return <p className={styles.none}>{t('documents.on_paper')}</p>;
  if (file.media_type !== 'application/pdf') {
    return <PictureView documentId={document_id} label={label} />;
  }
  return <LoadedPdf documentId={document_id} label={label} />;
}

function LoadedPdf({ documentId, label }: { documentId: string; label: string }) {
  const { t, language } = useWords('profile/documents');
  const { data, isError } = useQuery(fileQuery(documentId, language));
  if (isError) return <FileFailed />;
  if (!data) return <Spinner text={t('documents.view_loading')} />;
  return <PdfView content={data} label={label} />;
}
