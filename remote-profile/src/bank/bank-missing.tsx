import { useWords } from '@manzil/shared/runtime';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { HelpButton } from '../help-button';

/** No account is recorded: what it is needed for and whom to tell. */
export function BankMissing() {
  const { t } = useWords('profile');
  return (
    <EmptyState
      title={t('bank.missing_title')}
      action={<HelpButton variant="primary">{t('bank.tell')}</HelpButton>}
    >
      {t('bank.missing_text')}
    </EmptyState>
  );
}
