import type { ListedAccount } from '@manzil/shared/contract/bank-accounts/bank-accounts';
import { useWrite } from '@manzil/shared/forms/use-write';
import { isApiError, queryClient, showAlert, useTexts } from '@manzil/shared/runtime';
import { accountsQuery, withdrawAccount } from '../bank/bank.api';
import { payoutAccounts } from '../bank/payout-accounts';
import { profileQuery } from '../profile.api';

/** Whether the account on show has come into use meanwhile: nothing is left to withdraw. */
const isUsed = (): boolean =>
  payoutAccounts(queryClient.getQueryData(accountsQuery.queryKey) ?? { items: [] }).present
    ?.in_use ?? false;

export function useWithdrawal(account: ListedAccount, onGone: () => void) {
  const { t, language } = useTexts('profile/bank-details');
  return useWrite({
    send: async () => {
      try {
        const list = await withdrawAccount(account, language);
        onGone();
        return list;
      } catch (error) {
        if (isApiError(error) && isUsed()) {
          const { message } = error;
          showAlert({ type: 'error', title: t('bank_details.not_withdrawn'), message });
          onGone();
        }
        throw error;
      }
    },
    answers: accountsQuery.queryKey,
    refreshes: [profileQuery.queryKey],
    told: t('bank_details.withdrawn'),
  });
}
