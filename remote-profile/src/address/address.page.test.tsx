import { screen } from '@testing-library/react';
import { profile } from '../testing/profile.fixture';
import { show } from '../testing/show';

const address = profile.address!;

test('an address is shown line by line', async () => {
  await show('address-details', { profile });
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

test('the country is written in the language of the user', async () => {
  await show('address-details', { profile, language: 'en' });
  expect(screen.getByText('Germany')).toBeVisible();
});

test('a missing country is said, with the way to enter it', async () => {
  await show('address-details', {
    profile: { ...profile, address: { ...address, country: null } },
  });
  expect(screen.getByText('In deiner Anschrift fehlt das Land')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Land ergänzen' })).toHaveAttribute(
    'href',
    '/profile/edit-address',
  );
});

test('a missing address is said, with the way to enter it', async () => {
  await show('address-details', { profile: { ...profile, address: null } });
  expect(screen.getByText('Noch keine Anschrift hinterlegt')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Anschrift eintragen' })).toHaveAttribute(
    'href',
    '/profile/edit-address',
  );
});
