import { BankAccountList, type PayoutAccountInput } from '@manzil/shared/contract/bank-account';
import type { Language } from '@manzil/shared/contract/values';
import { apiGet, apiSend, queryClient } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export const accountsQuery = queryOptions({
  queryKey: ['bank-accounts'],
  queryFn: ({ signal }) => apiGet('/bank-accounts', BankAccountList, signal),
});

/** As it is stored now, whatever is in the cache. @throws ApiError */
export const storedAccounts = (): Promise<BankAccountList> =>
  queryClient.fetchQuery({ ...accountsQuery, staleTime: 0 });

/** @throws ApiError */
export const changeAccount = (
  input: PayoutAccountInput,
  language: Language,
): Promise<BankAccountList> =>
  apiSend('PUT', '/bank-accounts/payout', input, BankAccountList, language);

/** @throws ApiError */
export const withdrawAccount = (version: number, language: Language): Promise<BankAccountList> =>
  apiSend('POST', '/bank-accounts/payout/withdraw', { version }, BankAccountList, language);
