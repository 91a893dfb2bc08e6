import { useWords } from '@manzil/shared/runtime';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { HelpButton } from '../help-button';

/** No address is recorded: what it is needed for and whom to tell. */
export function AddressMissing() {
  const { t } = useWords('profile');
  return (
    <EmptyState
      title={t('address.missing_title')}
      action={<HelpButton variant="primary">{t('address.tell')}</HelpButton>}
    >
      {t('address.missing_text')}
    </EmptyState>
  );
}
