import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { EmptyState } from '@manzil/shared/ui/empty-state';

export function NoMatch({ onReset }: { onReset: () => void }) {
  const { t } = useTexts('units/units');
  return (
    <EmptyState
      title={t('choice.none')}
      action={<Button onClick={onReset}>{t('choice.reset')}</Button>}
    >
      {t('choice.none_reason')}
    </EmptyState>
  );
}
