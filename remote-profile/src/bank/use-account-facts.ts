import type { BankAccount } from '@manzil/shared/contract/bank-accounts/bank-accounts';
import { useTexts } from '@manzil/shared/runtime';

export function useAccountFacts(): (account: BankAccount) => { label: string; value: string }[] {
  const { t } = useTexts('profile');
  return (account) => {
    const { holder_name, bank_name, bic, currency } = account;
    return [
      { label: t('bank.holder'), value: holder_name },
      ...(bic ? [{ label: t('bank.bic'), value: bic }] : []),
      ...(bank_name ? [{ label: t('bank.name'), value: bank_name }] : []),
      { label: t('bank.currency'), value: t(`bank.currencies.${currency}`) },
    ];
  };
}
