import type {
  BankAccount,
  ListedAccount,
} from '@manzil/shared/contract/bank-accounts/bank-accounts';

export type AccountState = BankAccount['status'] | 'waiting';

/** How far an account is. `waiting`: it is right, but no payout goes there yet. */
export const accountState = (
  { status, usable_from }: Pick<BankAccount, 'status' | 'usable_from'>,
  now: Date,
): AccountState => (status === 'verified' && new Date(usable_from) > now ? 'waiting' : status);

/** As `accountState`, of an account in the list, which says itself whether payouts go there: no clock is asked. */
export const listedState = ({
  status,
  in_use,
}: Pick<ListedAccount, 'status' | 'in_use'>): AccountState =>
  status === 'verified' && !in_use ? 'waiting' : status;
