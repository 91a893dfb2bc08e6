import { apiAddress, isApiError, showAlert, useWords } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { followDownload } from '@manzil/shared/ui/save-file';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FolderDown } from 'lucide';
import { profileQuery } from '../profile.api';

/** All documents as one ZIP, which the browser takes over while it comes: it may have a gigabyte. */
export function ArchiveButton() {
  const { t, language } = useWords('profile/documents');
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // What the browser takes over cannot be told of here any more: neither a session that is over nor a lost network.
      await queries.fetchQuery({ ...profileQuery, staleTime: 0 });
      followDownload(apiAddress(`/documents/archive?language=${language}`));
    },
    onError: (error) => {
      if (isApiError(error, 401)) return;
      showAlert({
        type: 'error',
        title: t('documents.archive_failed'),
        message: t('documents.download_failed_text'),
      });
    },
  });
  return (
    <Button size="compact" icon={FolderDown} busy={isPending} onClick={() => mutate()}>
      {t('documents.archive')}
    </Button>
  );
}
