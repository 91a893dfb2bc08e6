import { fireEvent, screen, waitFor } from '@testing-library/react';
import { profile } from '../testing/profile.fixture';
import { show } from '../testing/show';
import { country, field, openContested, save } from './testing/address-form';
import { regions } from './testing/regions';

const address = profile.address!;

test('an address is changed where it is read, and shown anew', async () => {
  const put = jest.fn((sent: object) => ({ ...profile, address: { ...address, ...sent } }));
  const { user } = await show('edit-address', {
    profile,
    answers: { 'PUT /profile/address': put },
  });
  expect(country()).toHaveValue('Deutschland');
  await user.clear(field('Straße'));
  await user.type(field('Straße'), 'Lindenallee');
  await user.clear(country());
  await user.type(country(), 'frankreich');
  const day = screen.getByLabelText('Gilt ab');
  expect(day).toHaveValue('2026-11-20');
  expect(day).toHaveAccessibleDescription(/^Der Tag deines Umzugs\./);
  fireEvent.change(day, { target: { value: '2026-10-01' } });
  await user.click(screen.getByRole('button', { name: save }));
  expect(await screen.findByText('Adresse: /profile/address-details')).toBeVisible();
  expect(put.mock.lastCall?.[0]).toEqual({
    ...address,
    street: 'Lindenallee',
    country: 'FR',
    valid_from: '2026-10-01',
    version: 1,
  });
});

test.each(regions)('an address in %s asks for its part of the country: %s', async (name, word) => {
  const { user } = await show('edit-address', { profile });
  await user.clear(country());
  await user.type(country(), name);
  expect(field(`${word} freiwillig`)).toBeVisible();
});

test.each([
  ['Deutschland', 'Postleitzahl'],
  ['Vereinigte Arabische Emirate', 'Postleitzahl freiwillig'],
  ['Indien', 'Postleitzahl freiwillig'],
])('an address in %s has a field that is called %s', async (name, label) => {
  const { user } = await show('edit-address', { profile });
  await user.clear(country());
  await user.type(country(), name);
  expect(field(label)).toBeVisible();
});

test('the first address is entered, and what is missing is listed', async () => {
  const { user, requests } = await show('edit-address', {
    profile: { ...profile, address: null },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Anschrift eintragen');
  expect(document.title).toBe('Anschrift eintragen – Manzil');
  expect(screen.getByLabelText('Gilt ab')).toHaveAccessibleDescription('');
  await user.click(screen.getByRole('button', { name: save }));
  const summary = await screen.findByRole('region', {
    name: 'Drei Angaben fehlen noch oder stimmen nicht',
  });
  await waitFor(() => expect(summary).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Land: Wähl ein Land aus der Liste.' }));
  expect(country()).toHaveFocus();
  expect(requests).toEqual(['GET /profile']);
});

test('two tabs that change it show both, a country by its name and the day it is valid from', async () => {
  const { user } = await openContested();
  await user.clear(country());
  await user.type(country(), 'frankreich');
  await user.click(screen.getByRole('button', { name: save }));
  expect(
    await screen.findByRole('radio', {
      name: /^Deine Eingabe.*Land: Frankreich.*Gilt ab: 20\.11\.2026/,
    }),
  ).toBeVisible();
  const stored = screen.getByRole('radio', { name: /Land: Schweiz.*Gilt ab: 01\.10\.2026/ });
  await user.click(stored);
  await user.click(screen.getByRole('button', { name: 'Auswahl speichern' }));
  expect(screen.getByLabelText('Gilt ab')).toHaveValue('2026-10-01');
});

test('the rule of the country for postal codes is told before anything is sent', async () => {
  const { user, requests } = await show('edit-address', { profile });
  await user.clear(field('Postleitzahl'));
  await user.type(field('Postleitzahl'), '2025');
  await user.click(screen.getByRole('button', { name: save }));
  await waitFor(() =>
    expect(field('Postleitzahl')).toHaveAccessibleDescription(
      'Die Postleitzahl hat hier 5 Ziffern.',
    ),
  );
  expect(requests).toEqual(['GET /profile']);
});
