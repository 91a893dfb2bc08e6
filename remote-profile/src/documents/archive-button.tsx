import { isApiError, showAlert, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { followDownload } from '@manzil/shared/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import { FolderDown } from 'lucide';
import { archiveAddress } from './documents.api';

export function ArchiveButton() {
  const { t, language } = useTexts('profile/documents');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => followDownload(await archiveAddress(language)),
    onError: (error) => {
      if (isApiError(error, 401)) return;
      const busy = isApiError(error, 503);
      showAlert({
        type: 'error',
        title: t('documents.archive_failed'),
        message: t(busy ? 'documents.archive_busy' : 'documents.download_failed_text'),
      });
    },
  });
  return (
    <Button size="compact" icon={FolderDown} busy={isPending} onClick={() => mutate()}>
      {t('documents.archive')}
    </Button>
  );
}
