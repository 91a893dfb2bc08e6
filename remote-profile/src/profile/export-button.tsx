import { holdReload, isApiError, showAlert, useWords } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { saveFile } from '@manzil/shared/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide';
import { exportedData } from './person.api';

/** A browser does not say when it has taken over what a click on a link has it save. */
const TAKEN_OVER_AFTER_MS = 1_000;

/** Saves everything that is stored about the investor. */
export function ExportButton() {
  const { t, language } = useWords('profile/profile');

  async function save(): Promise<void> {
    const letGo = holdReload();
    try {
      saveFile('manzil.json', await exportedData(language));
    } finally {
      setTimeout(letGo, TAKEN_OVER_AFTER_MS);
    }
  }

  function tell(error: Error): void {
    const cause = isApiError(error) ? error : error.cause;
    // That the session is over is told by the host.
    if (isApiError(cause, 401)) return;
    showAlert({
      type: 'error',
      title: t('data.export_failed'),
      message: (isApiError(cause) && cause.message) || t('data.export_failed_text'),
    });
  }

  const { mutate, isPending } = useMutation({ mutationFn: save, onError: tell });
  return (
    <Button size="compact" icon={Download} busy={isPending} onClick={() => mutate()}>
      {t('data.export_save')}
    </Button>
  );
}
