import type { BankAccount } from '@manzil/shared/contract/bank-account';
import { screen } from '@testing-library/react';
import { profile } from '../testing/profile.fixture';
import { show } from '../testing/show';

const account = profile.bank_account!;
const withAccount = (changes: Partial<BankAccount>) => ({
  ...profile,
  bank_account: { ...account, ...changes },
});

test('an account is shown with its IBAN masked', async () => {
  await show('/profile/bank-details', { profile });
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    'Anna Becker',
    'AE**\u00A0…\u00A03456',
    'Khaleej Commercial Bank',
    'Dirham (AED)',
    'Geprüft',
  ]);
});

test.each([
  ['pending_verification', 'In Prüfung'],
  ['verified', 'Geprüft'],
  ['rejected', 'Abgelehnt'],
  ['replaced', 'Ersetzt'],
] as const)('an account that is %s says %s', async (status, word) => {
  await show('/profile/bank-details', { profile: withAccount({ status }) });
  expect(screen.getByText(word)).toBeVisible();
});

test('a rejected account asks to settle it with our team', async () => {
  const { user, openHelp } = await show('/profile/bank-details', {
    profile: withAccount({ status: 'rejected' }),
  });
  await user.click(screen.getByRole('button', { name: 'Konto klären' }));
  expect(openHelp).toHaveBeenCalledTimes(1);
});

test.each(['/profile/bank-details', '/profile/edit-bank-details'])(
  'on %s a missing account is said, and the help takes it',
  async (path) => {
    const { user, openHelp } = await show(path, { profile: { ...profile, bank_account: null } });
    expect(screen.getByText('Noch keine Bankverbindung hinterlegt')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Konto mitteilen' }));
    expect(openHelp).toHaveBeenCalledTimes(1);
  },
);

test('changing an account shows the recorded one and goes through our team', async () => {
  const { user, openHelp } = await show('/profile/edit-bank-details', { profile });
  expect(screen.getByText('AE** … 3456')).toBeVisible();
  expect(screen.getByText(/Wir prüfen deine Identität\./)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Änderung mitteilen' }));
  expect(openHelp).toHaveBeenCalledTimes(1);
});
