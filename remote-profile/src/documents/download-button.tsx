import { apiFile, isApiError, showAlert } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { saveFile } from '@manzil/shared/ui/save-file';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { profileQuery } from '../profile.api';
import { useWords } from '../words';
import styles from './documents.module.css';

type DownloadButtonProps = {
  documentId: string;
  fileName: string;
  label: string;
  /** Id of what tells the document from others of its kind. */
  describedBy: string;
};

/** Saves the file of a document. */
export function DownloadButton({ documentId, fileName, label, describedBy }: DownloadButtonProps) {
  const { t, language } = useWords();
  const queries = useQueryClient();

  function tell({ cause }: Error): void {
    // That the session is over is told by the host.
    if (isApiError(cause, 401)) return;
    showAlert({
      type: 'error',
      title: t('documents.download_failed', { document: label }),
      message: (isApiError(cause) && cause.message) || t('documents.download_failed_text'),
    });
    // It may have been replaced.
    void queries.invalidateQueries(profileQuery);
  }

  const { mutate, isPending } = useMutation({
    mutationFn: () => apiFile(`/documents/${documentId}/download`, language),
    onSuccess: (content) => saveFile(fileName, content),
    onError: tell,
  });
  return (
    <Button
      variant="quiet"
      size="compact"
      icon={Download}
      className={styles.download}
      aria-label={t('documents.download_named', { document: label })}
      aria-describedby={describedBy}
      busy={isPending}
      onClick={() => mutate()}
    >
      <span className={styles.downloadWord}>{t('documents.download')}</span>
    </Button>
  );
}
