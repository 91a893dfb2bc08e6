import { screen } from '@testing-library/react';
import { profile } from '../testing/profile.fixture';
import { show } from '../testing/show';

const address = profile.address!;

test('an address is shown line by line', async () => {
  await show('/profile/address-details', { profile });
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    'Gärtnerstraße 12',
    '20253',
    'Hamburg',
    'Deutschland',
  ]);
  expect(screen.getByRole('link', { name: 'Anschrift ändern' })).toHaveAttribute(
    'href',
    '/profile/edit-address',
  );
});

test('the country is written in the language of the reader', async () => {
  await show('/profile/address-details', { profile, language: 'en' });
  expect(screen.getByText('Germany')).toBeVisible();
});

test('a missing country is said, and the help takes it', async () => {
  const { user, openHelp } = await show('/profile/address-details', {
    profile: { ...profile, address: { ...address, country: null } },
  });
  expect(screen.getByText('In deiner Anschrift fehlt das Land')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Land mitteilen' }));
  expect(openHelp).toHaveBeenCalledTimes(1);
});

test.each(['/profile/address-details', '/profile/edit-address'])(
  'on %s a missing address is said, and the help takes it',
  async (path) => {
    const { user, openHelp } = await show(path, { profile: { ...profile, address: null } });
    expect(screen.getByText('Noch keine Anschrift hinterlegt')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Anschrift mitteilen' }));
    expect(openHelp).toHaveBeenCalledTimes(1);
  },
);

test('changing an address shows the recorded one and goes through our team', async () => {
  const { user, openHelp } = await show('/profile/edit-address', { profile });
  expect(screen.getByText('Gärtnerstraße 12')).toBeVisible();
  expect(screen.getByText(/Online lässt sich das nicht ändern\./)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Änderung mitteilen' }));
  expect(openHelp).toHaveBeenCalledTimes(1);
});
