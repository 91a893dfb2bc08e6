import type { BankAccount } from '@manzil/shared/contract/bank-account';

export type AccountState = BankAccount['status'] | 'waiting';

/** How far an account is. `waiting`: it is right, but no payout goes there yet. */
export const accountState = (
  { status, usable_from }: Pick<BankAccount, 'status' | 'usable_from'>,
  now: Date,
): AccountState => (status === 'verified' && new Date(usable_from) > now ? 'waiting' : status);
