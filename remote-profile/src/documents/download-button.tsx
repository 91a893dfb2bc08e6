import { apiFile, showAlert } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { saveFile } from '@manzil/shared/ui/save-file';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { profileQuery } from '../profile.api';
import { useWords } from '../words';
import styles from './documents.module.css';

type DownloadButtonProps = { documentId: string; fileName: string; label: string };

/** Saves the file of a document. */
export function DownloadButton({ documentId, fileName, label }: DownloadButtonProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => apiFile(`/documents/${documentId}/download`),
    onSuccess: (content) => saveFile(fileName, content),
    onError: () => {
      showAlert({
        type: 'error',
        title: t('documents.download_failed', { document: label }),
        message: t('documents.download_failed_text'),
      });
      // The document may have been replaced.
      void queries.invalidateQueries(profileQuery);
    },
  });
  return (
    <Button
      variant="quiet"
      size="compact"
      icon={Download}
      className={styles.download}
      aria-label={t('documents.download_one', { document: label })}
      busy={isPending}
      onClick={() => mutate()}
    >
      <span className={styles.downloadWord}>{t('documents.download')}</span>
    </Button>
  );
}
