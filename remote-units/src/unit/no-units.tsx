import { usePortal, useWords } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { EmptyState } from '@manzil/shared/ui/empty-state';

/** No unit is linked to the account yet: what to do about it. */
export function NoUnits() {
  const { t } = useWords('units');
  const { openHelp } = usePortal();
  return (
    <EmptyState
      title={t('no_units.title')}
      action={
        <Button variant="primary" onClick={openHelp}>
          {t('no_units.action')}
        </Button>
      }
    >
      {t('no_units.reason')}
    </EmptyState>
  );
}
