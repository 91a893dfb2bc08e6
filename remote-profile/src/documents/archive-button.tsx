import { isApiError, useTexts } from '@manzil/shared/runtime';
import { useSaving } from '@manzil/shared/saving/use-saving';
import { Button } from '@manzil/shared/ui/button';
import { followDownload } from '@manzil/shared/ui/save-file';
import { FolderDown } from 'lucide';
import { archiveAddress } from './documents.api';

export function ArchiveButton() {
  const { t, language } = useTexts('profile/documents');
  const { busy, save } = useSaving({
    save: async () => followDownload(await archiveAddress(language)),
    failed: t('documents.archive_failed'),
    advice: (refusal) =>
      t(isApiError(refusal, 503) ? 'documents.archive_busy' : 'documents.download_failed_text'),
  });
  return (
    <Button size="compact" icon={FolderDown} busy={busy} onClick={save}>
      {t('documents.archive')}
    </Button>
  );
}
