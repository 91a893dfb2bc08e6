import type { ListedAccount } from '@manzil/shared/contract/bank-accounts/bank-accounts';
import { dubaiDay, formatDay } from '@manzil/shared/format/date';
import { maskedIban } from '@manzil/shared/format/masked-iban';
import { useTexts } from '@manzil/shared/runtime';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { Archive } from 'lucide';

/** Accounts to which no payout goes any more, the latest first. */
export function FormerAccounts({ accounts }: { accounts: readonly ListedAccount[] }) {
  const { t, language } = useTexts('profile/bank-details');
  const ended = ({ replaced_at, withdrawn }: ListedAccount) =>
    replaced_at &&
    t(withdrawn ? 'bank_details.withdrawn_on' : 'bank_details.former_since', {
      day: formatDay(dubaiDay(new Date(replaced_at)), language),
    });
  return (
    <Section title={t('bank_details.former')}>
      <Rows>
        {accounts.map((account) => (
          <Row
            key={account.entered_at}
            icon={Archive}
            title={maskedIban(account)}
            meta={[account.bank_name, ended(account)].filter(Boolean).join(' · ')}
          />
        ))}
      </Rows>
    </Section>
  );
}
