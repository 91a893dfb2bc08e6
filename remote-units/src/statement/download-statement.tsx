import type { Statement } from '@manzil/shared/contract/statements/statements';
import { holdReload, isApiError, showAlert, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { saveFile } from '@manzil/shared/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide';
import { statementPdf } from './statement.api';

/** A browser does not say when it has taken over what a click on a link has it save. */
const TAKEN_OVER_AFTER_MS = 1_000;

export function DownloadStatement({ statement }: { statement: Statement }) {
  const { t, language } = useTexts('units/statement');

  function tell({ cause }: Error): void {
    // That the session is over is told by the host.
    if (isApiError(cause, 401)) return;
    showAlert({
      type: 'error',
      title: t('statement.download_failed'),
      message: (isApiError(cause) && cause.message) || t('statement.download_failed_text'),
    });
  }

  async function save(): Promise<void> {
    const letGo = holdReload();
    try {
      saveFile(`${statement.no}.pdf`, await statementPdf(statement.statement_id, language));
    } finally {
      setTimeout(letGo, TAKEN_OVER_AFTER_MS);
    }
  }

  const { mutate, isPending } = useMutation({ mutationFn: save, onError: tell });
  return (
    <Button variant="primary" icon={Download} busy={isPending} onClick={() => mutate()}>
      {t('statement.download')}
    </Button>
  );
}
