import { screen } from '@testing-library/react';
import { show } from '../testing/show';

test('choosing English switches the portal at once', async () => {
  const { user, setLanguage } = await show('/profile/settings');
  expect(screen.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'English' }));
  expect(setLanguage).toHaveBeenCalledWith('en');
});

test('choosing German switches back', async () => {
  const { user, setLanguage } = await show('/profile/settings', { language: 'en' });
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Deutsch' }));
  expect(setLanguage).toHaveBeenCalledWith('de');
});

test('it says who is signed in, without asking the API', async () => {
  const { requests } = await show('/profile/settings');
  expect(
    screen.getByText('Auf diesem Gerät angemeldet als anna.becker@example.com.'),
  ).toBeVisible();
  expect(requests).toEqual([]);
});

test('what the reader has agreed to can be seen and withdrawn from here', async () => {
  const { user, openConsent } = await show('/profile/settings');
  await user.click(screen.getByRole('button', { name: 'Einwilligungen ansehen' }));
  expect(openConsent).toHaveBeenCalledTimes(1);
});

test('the reader signs out from here', async () => {
  const { user, signOut } = await show('/profile/settings');
  await user.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});
