import { useTexts } from '@manzil/shared/runtime';
import { saveAnswer } from '@manzil/shared/saving/save-answer';
import { useSaving } from '@manzil/shared/saving/use-saving';
import { Button } from '@manzil/shared/ui/button';
import { Download } from 'lucide';
import { orderFile } from './packages.api';

type ConfirmationButtonProps = {
  orderId: string;
  /** Name of the package, where another order's confirmation can be had beside it. */
  name?: string;
};

export function ConfirmationButton({ orderId, name }: ConfirmationButtonProps) {
  const { t, language } = useTexts('profile/packages');
  const { busy, save } = useSaving({
    save: () => saveAnswer(t('packages.file'), () => orderFile(orderId, language)),
    failed: t('packages.download_failed'),
    advice: () => t('packages.download_failed_text'),
  });
  return (
    <Button icon={Download} busy={busy} onClick={save}>
      {name ? t('packages.download_of', { name }) : t('packages.download')}
    </Button>
  );
}
