import type { BankAccount } from '@manzil/shared/contract/bank-account';
import { useWords } from '@manzil/shared/runtime';
import { Facts } from '@manzil/shared/ui/facts';
import { BankChip } from './bank-chip';
import { maskedIban } from './masked-iban';

/** A payout account with its IBAN masked, its status and what that status means. */
export function BankFacts({ account }: { account: BankAccount }) {
  const { t } = useWords('profile');
  const { holder_name, bank_name, currency, status } = account;
  return (
    <>
      <Facts
        facts={[
          { label: t('bank.holder'), value: holder_name },
          { label: t('bank.iban'), value: maskedIban(account) },
          ...(bank_name ? [{ label: t('bank.name'), value: bank_name }] : []),
          { label: t('bank.currency'), value: t(`bank.currencies.${currency}`) },
          { label: t('bank.status'), value: <BankChip status={status} /> },
        ]}
      />
      <p className="metadata">{t('bank.masked')}</p>
    </>
  );
}
