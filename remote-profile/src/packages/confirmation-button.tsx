import { holdReload, isApiError, showAlert, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { saveFile } from '@manzil/shared/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide';
import { orderFile } from './packages.api';

/** A browser does not say when it has taken over what a click on a link has it save. */
const TAKEN_OVER_AFTER_MS = 1_000;

type ConfirmationButtonProps = {
  orderId: string;
  /** Name of the package, where another order's confirmation can be had beside it. */
  name?: string;
};

export function ConfirmationButton({ orderId, name }: ConfirmationButtonProps) {
  const { t, language } = useTexts('profile/packages');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const letGo = holdReload();
      try {
        saveFile(t('packages.file'), await orderFile(orderId, language));
      } finally {
        setTimeout(letGo, TAKEN_OVER_AFTER_MS);
      }
    },
    onError: ({ cause }: Error) => {
      // That the session is over is told by the host.
      if (isApiError(cause, 401)) return;
      showAlert({
        type: 'error',
        title: t('packages.download_failed'),
        message: (isApiError(cause) && cause.message) || t('packages.download_failed_text'),
      });
    },
  });
  return (
    <Button icon={Download} busy={isPending} onClick={() => mutate()}>
      {name ? t('packages.download_of', { name }) : t('packages.download')}
    </Button>
  );
}
