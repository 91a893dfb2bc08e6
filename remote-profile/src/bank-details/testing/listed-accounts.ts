import type { ListedAccount } from '@manzil/shared/contract/bank-accounts/bank-accounts';
import { screen } from '@testing-library/react';
import { next } from '../../testing/bank-accounts.fixture';
import { show } from '../../testing/show';

export const LIST = 'GET /bank-accounts';

/** Shows the page with these accounts. */
export const open = (items: ListedAccount[], answers = {}, language: 'de' | 'en' = 'de') =>
  show('bank-details', { language, answers: { [LIST]: { items }, ...answers } });

/** The next account, withdrawn by its owner. */
export const taken: ListedAccount = {
  ...next,
  status: 'replaced',
  replaced_at: '2026-11-20T06:42:00Z',
  withdrawn: true,
};

export const withdrawButton = (name = 'Änderung zurücknehmen') =>
  screen.getByRole('button', { name });

/** What the list is asked for is one answer after the other. */
export const listed = (...lists: ListedAccount[][]) => {
  let asked = 0;
  return () => ({ items: lists[Math.min(asked++, lists.length - 1)] });
};
