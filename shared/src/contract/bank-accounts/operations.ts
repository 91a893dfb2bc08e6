import type { Operation } from '../operation';
import { BankAccountList, PayoutAccountInput, WithdrawChangeInput } from './bank-accounts';

export const about = 'Where payouts go, now and after a change.';

export const listBankAccounts = {
  method: 'GET',
  path: '/bank-accounts',
  access: 'investor',
  answer: BankAccountList,
} satisfies Operation;

export const changePayoutAccount = {
  method: 'PUT',
  path: '/bank-accounts/payout',
  access: 'investor',
  body: PayoutAccountInput,
  answer: BankAccountList,
} satisfies Operation;

export const withdrawPayoutAccount = {
  method: 'POST',
  path: '/bank-accounts/payout/withdraw',
  access: 'investor',
  body: WithdrawChangeInput,
  answer: BankAccountList,
} satisfies Operation;
