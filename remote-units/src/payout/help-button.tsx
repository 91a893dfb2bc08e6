import { usePortal, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';

/** The help names the payout by the title of the window. */
export function HelpButton() {
  const { t } = useTexts('units/payout');
  const { openHelp } = usePortal();
  return (
    <Button size="compact" aria-haspopup="dialog" onClick={() => openHelp()}>
      {t('payout.help')}
    </Button>
  );
}
