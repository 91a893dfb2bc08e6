import type { ListedAccount } from '@manzil/shared/contract/bank-accounts/bank-accounts';

/** Anna's account, in use for years. */
export const account: ListedAccount = {
  holder_name: 'Anna Becker',
  iban_country: 'DE',
  iban_last4: '3000',
  bic: null,
  bank_name: 'Hanseatische Privatbank',
  currency: 'EUR',
  status: 'verified',
  usable_from: '2022-05-20T08:00:00Z',
  version: 1,
  entered_at: '2022-05-18T08:00:00Z',
  replaced_at: null,
  withdrawn: false,
  in_use: true,
  last_paid_on: '2026-10-30',
};

/** Entered on 20 November 2026, so not used before the 22nd. */
export const next: ListedAccount = {
  ...account,
  iban_last4: '2109',
  bank_name: null,
  entered_at: '2026-11-20T06:00:00Z',
  usable_from: '2026-11-22T06:00:00Z',
  version: 2,
  in_use: false,
  last_paid_on: null,
};

/** What the account is then, to which payouts go on. */
export const before: ListedAccount = {
  ...account,
  status: 'replaced',
  replaced_at: next.entered_at,
};
