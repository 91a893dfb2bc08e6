import { EmptyState } from '@manzil/shared/ui/empty-state';
import { HelpButton } from '../help-button';
import { useWords } from '../words';

/** No address is recorded: what it is needed for and whom to tell. */
export function AddressMissing() {
  const { t } = useWords();
  return (
    <EmptyState
      title={t('address.missing_title')}
      action={<HelpButton variant="primary">{t('address.tell')}</HelpButton>}
    >
      {t('address.missing_text')}
    </EmptyState>
  );
}
