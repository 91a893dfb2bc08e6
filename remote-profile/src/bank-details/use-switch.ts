import type { ListedAccount } from '@manzil/shared/contract/bank-accounts/bank-accounts';
import { queryClient } from '@manzil/shared/runtime';
import { useNow } from '@manzil/shared/ui/use-now';
import { useEffect } from 'react';
import { listedState } from '../bank/account-state';
import { accountsQuery } from '../bank/bank.api';

/** Once an account's time has come the API is asked, each minute until its clock says so too. */
export function useSwitch(account: ListedAccount | null): void {
  const now = useNow();
  const due =
    account !== null && listedState(account) === 'waiting' && new Date(account.usable_from) <= now;
  useEffect(() => {
    if (due) void queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey });
  }, [due, now]);
}
