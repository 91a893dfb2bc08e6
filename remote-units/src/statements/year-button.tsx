import { isApiError, useTexts } from '@manzil/shared/runtime';
import { useSaving } from '@manzil/shared/saving/use-saving';
import { Button } from '@manzil/shared/ui/button';
import { followDownload } from '@manzil/shared/ui/save-file';
import { FolderDown } from 'lucide';
import { yearAddress } from './statements.api';

export function YearButton({ year }: { year: string }) {
  const { t } = useTexts('units/statements');
  const { busy, save } = useSaving({
    save: async () => followDownload(await yearAddress(Number(year))),
    failed: t('statements.zip_failed'),
    advice: (refusal) =>
      t(isApiError(refusal, 503) ? 'statements.zip_busy' : 'statements.zip_failed_text'),
  });
  return (
    <Button size="compact" icon={FolderDown} busy={busy} onClick={save}>
      {t('statements.zip', { year })}
    </Button>
  );
}
