import type {
  BankAccountList,
  ListedAccount,
  PayoutAccountInput,
} from '@manzil/shared/contract/bank-accounts/bank-accounts';
import {
  changePayoutAccount,
  listBankAccounts,
  withdrawPayoutAccount,
} from '@manzil/shared/contract/bank-accounts/operations';
import type { BankQuery } from '@manzil/shared/contract/banks/banks';
import { getBank } from '@manzil/shared/contract/banks/operations';
import type { Language } from '@manzil/shared/contract/values';
import { apiGet, apiSend, isApiError, queryClient, readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export const accountsQuery = queryOptions(readQuery(listBankAccounts));

/** Null asks for nothing. The name of a bank does not change while somebody types. */
export const bankQuery = (of: BankQuery | null) =>
  queryOptions({
    queryKey: ['bank', of],
    queryFn: ({ signal }) => apiGet(getBank, { query: of as BankQuery }, signal),
    enabled: of !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** As it is stored now, whatever is in the cache. @throws ApiError */
export const storedAccounts = (): Promise<BankAccountList> =>
  queryClient.fetchQuery({ ...accountsQuery, staleTime: 0 });

/** @throws ApiError */
export const changeAccount = (
  input: PayoutAccountInput,
  language: Language,
): Promise<BankAccountList> => apiSend(changePayoutAccount, language, { body: input });

/** Where the answer was lost, or another tab was faster, what is stored says whether it is done. @throws ApiError */
export async function withdrawAccount(
  { version, entered_at }: ListedAccount,
  language: Language,
): Promise<BankAccountList> {
  try {
    return await apiSend(withdrawPayoutAccount, language, { body: { version } });
  } catch (error) {
    if (!isApiError(error, 0) && !isApiError(error, 409)) throw error;
    const stored = await storedAccounts().catch(() => null);
    const done = stored?.items.some((one) => one.entered_at === entered_at && one.withdrawn);
    if (!stored || !done) throw error;
    return stored;
  }
}
