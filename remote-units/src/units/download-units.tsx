import type { UnitChoice } from '@manzil/shared/contract/units/unit-list';
import { isApiError, showAlert, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { saveFile } from '@manzil/shared/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide';
import { type UnitFormat, unitFile } from '../units.api';
import styles from './tools.module.css';

/** What is chosen, whole, in the order on show. */
export function DownloadUnits({ choice }: { choice: UnitChoice }) {
  const { t, language } = useTexts('units/units');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (format: UnitFormat) =>
      saveFile(t('file.name', { format }), await unitFile(format, choice, language)),
    onError: ({ cause }, format) => {
      // That the session is over is told by the host.
      if (isApiError(cause, 401)) return;
      showAlert({
        type: 'error',
        title: t('file.failed', { format: format.toUpperCase() }),
        message: (isApiError(cause) && cause.message) || t('file.failed_text'),
      });
    },
  });
  return (
    <div className={styles.files}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          size="compact"
          icon={Download}
          busy={isPending && variables === format}
          onClick={() => mutate(format)}
        >
          {t('file.load', { format: format.toUpperCase() })}
        </Button>
      ))}
    </div>
  );
}
