import type {
  BankAccountList,
  ListedAccount,
} from '@manzil/shared/contract/bank-accounts/bank-accounts';

export type PayoutAccounts = {
  /** What was entered last; null where nothing is recorded. */
  present: ListedAccount | null;
  /** Where payouts go until then, if that is another one. */
  used: ListedAccount | null;
  former: ListedAccount[];
};

export function payoutAccounts({ items }: BankAccountList): PayoutAccounts {
  const present = items.find(({ status }) => status !== 'replaced') ?? null;
  const others = items.filter((account) => account !== present);
  return {
    present,
    used: others.find(({ in_use }) => in_use) ?? null,
    former: others.filter(({ in_use }) => !in_use),
  };
}
