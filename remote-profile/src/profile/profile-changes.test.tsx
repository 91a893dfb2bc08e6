import type { Profile } from '@manzil/shared/contract/profile';
import { currentAlerts, subscribe } from '@manzil/shared/runtime';
import { Refusal } from '@manzil/shared/testing/render-screen';
import { screen, waitFor, within } from '@testing-library/react';
import { profile } from '../testing/profile.fixture';
import { show } from '../testing/show';

const press = (name: string) => screen.getByRole('button', { name });
const GERMAN_ID = '86095742719';

test('the phone number is changed where it is read', async () => {
  const patch = jest.fn((sent: Partial<Profile>) => ({
    ...profile,
    ...sent,
    phone_display: '+971 50 555 0137',
    version: 2,
  }));
  const { user } = await show('/profile', { profile, answers: { 'PATCH /profile': patch } });
  await user.click(press('Telefon ändern'));
  const phone = await screen.findByRole('textbox', { name: 'Telefon' });
  await user.clear(phone);
  await user.click(press('Speichern'));
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/Trag deine Telefonnummer ein\./));
  await user.type(phone, '+971 50 555 0137');
  await user.click(press('Speichern'));
  expect(await screen.findByText('+971 50 555 0137')).toBeVisible();
  expect(patch.mock.lastCall).toEqual([{ phone: '+971505550137', version: 1 }]);
  await waitFor(() => expect(press('Telefon ändern')).toHaveFocus());
});

test('a salutation is taken back', async () => {
  const patch = jest.fn((sent: Partial<Profile>) => ({ ...profile, ...sent, version: 2 }));
  const { user } = await show('/profile', { profile, answers: { 'PATCH /profile': patch } });
  await user.click(press('Anrede ändern'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Anrede' }), 'Keine');
  await user.click(press('Speichern'));
  expect(await screen.findByText('Keine')).toBeVisible();
});

describe('tax residencies', () => {
  const held = { items: [{ country: 'AE', tax_id: null }], version: 7 };
  const put = jest.fn((sent: object): unknown => ({ ...sent, version: 8 }));
  const open = async () => {
    put.mockClear();
    return show('/profile', {
      profile,
      answers: { 'GET /profile/tax-residencies': held, 'PUT /profile/tax-residencies': put },
    });
  };
  const id = () => screen.getByRole('textbox', { name: 'Steuernummer' });

  test('a German number is checked by its last digit before it is sent', async () => {
    const { user } = await open();
    await user.click(press('Land hinzufügen'));
    await user.type(await screen.findByRole('combobox', { name: 'Land' }), 'deutschland');
    await user.type(id(), '86 095 742 718');
    await user.click(press('Speichern'));
    await waitFor(() => expect(id()).toHaveAccessibleDescription(/letzte ist ihre Prüfziffer/));
    expect(put).not.toHaveBeenCalled();
    await user.clear(id());
    await user.type(id(), GERMAN_ID);
    await user.click(press('Speichern'));
    await waitFor(() => expect(put).toHaveBeenCalledTimes(1));
    expect(put.mock.lastCall).toEqual([
      { items: [...held.items, { country: 'DE', tax_id: GERMAN_ID }], version: 7 },
    ]);
    expect(await screen.findByText(GERMAN_ID)).toBeVisible();
  });

  test('what the API says of one of a list stands at its field', async () => {
    put.mockImplementationOnce(() =>
      Response.json(
        {
          type: 'about:blank',
          title: 'x',
          status: 422,
          instance: 'x',
          code: 'request.invalid',
          message: 'x',
          fields: { 'items.0.country': 'Dieses Land kennen wir nicht.' },
        },
        { status: 422 },
      ),
    );
    const { user } = await open();
    await user.click(press('Vereinigte Arabische Emirate ändern'));
    await user.type(await screen.findByRole('textbox', { name: 'Steuernummer' }), '1');
    await user.click(press('Speichern'));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Land' })).toHaveAccessibleDescription(
        'Dieses Land kennen wir nicht.',
      ),
    );
  });
});

test('a picture is removed here and in the top bar', async () => {
  const told = jest.fn();
  const stop = subscribe('investor:changed', told);
  const { user } = await show('/profile', {
    profile: { ...profile, avatar: 'avatars/1' },
    answers: { 'DELETE /profile/avatar': { avatar: null } },
  });
  await user.click(press('Bild entfernen'));
  await waitFor(() => expect(told).toHaveBeenCalledWith({ avatar: null }));
  expect(screen.getByRole('img', { name: 'Anna Becker' })).toHaveTextContent('AB');
  stop();
});

test('erasure says what the law keeps, takes the password, and then that it is asked for', async () => {
  const ask = jest.fn((): unknown => ({ requested_at: '2026-11-20T06:42:00.000Z' }));
  const { user } = await show('/profile', {
    profile,
    answers: { 'POST /profile/erasure-request': ask },
  });
  await user.click(press('Löschung beantragen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Konto löschen?' }));
  expect(dialog.getByText(/zehn Jahre aufbewahren/)).toBeVisible();
  await user.type(dialog.getByLabelText('Dein Passwort'), 'Marina-Walk-2026!');
  await user.click(dialog.getByRole('button', { name: 'Löschung beantragen' }));
  expect(await screen.findByText(/^Beantragt am 20\.11\.2026\./)).toBeVisible();
  expect(ask.mock.lastCall).toEqual([{ password: 'Marina-Walk-2026!' }]);
});

test('who has asked too often for their data is told so', async () => {
  const { user } = await show('/profile', {
    profile,
    answers: { 'GET /profile/export': new Refusal(429) },
  });
  await user.click(press('Herunterladen'));
  await waitFor(() =>
    expect(currentAlerts().at(-1)?.title).toBe('Deine Daten sind nicht heruntergeladen'),
  );
});
