import { Refusal } from '@manzil/shared/testing/render-screen';
import { screen, waitFor, within } from '@testing-library/react';
import { button, open, refused, residence, saved, stateAt } from './testing/open-onboarding';

test('what is typed is saved as soon as nobody types any more', async () => {
  const keep = jest.fn(() => saved(2));
  const { user } = await open(stateAt(1), { 'PUT /onboarding/residence/draft': keep });
  await user.type(screen.getByRole('textbox', { name: 'Ort' }), '-Eimsbüttel');
  expect(await screen.findByText(/^Gespeichert um \d\d:\d\d$/)).toBeVisible();
  expect(keep).toHaveBeenCalledTimes(1);
  expect(keep).toHaveBeenCalledWith({
    typed: { ...residence, city: 'Hamburg-Eimsbüttel' },
    version: 1,
  });
});

test('what cannot be saved says so, and is saved with what is typed next', async () => {
  const keep = jest.fn().mockReturnValueOnce(new Refusal(503)).mockReturnValue(saved(2));
  const { user } = await open(stateAt(1), { 'PUT /onboarding/residence/draft': keep });
  const city = screen.getByRole('textbox', { name: 'Ort' });
  await user.type(city, 'a');
  expect(await screen.findByText('Noch nicht gespeichert')).toBeVisible();
  await user.type(city, 'b');
  expect(await screen.findByText(/^Gespeichert um/)).toBeVisible();
});

test('what another device has saved meanwhile is shown beside what is typed here', async () => {
  const keep = jest
    .fn()
    .mockImplementationOnce(refused(409, 'changed_meanwhile'))
    .mockReturnValue(saved(6));
  let state = stateAt(1);
  const { user } = await open(state, {
    'PUT /onboarding/residence/draft': keep,
    'GET /onboarding': () => state,
  });
  state = stateAt(1, {
    residence: { typed: { ...residence, city: 'Kiel' }, version: 5, saved_at: null },
  });
  await user.type(screen.getByRole('textbox', { name: 'Ort' }), '!');
  const dialog = within(await screen.findByRole('dialog', { name: 'Zwischenzeitlich geändert' }));
  expect(await dialog.findByText('Ort: Hamburg!')).toBeVisible();
  expect(dialog.getByText('Ort: Kiel')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Auswahl speichern' }));
  await waitFor(() => expect(keep).toHaveBeenCalledTimes(2));
  expect(keep.mock.lastCall?.[0]).toMatchObject({ typed: { city: 'Hamburg!' }, version: 5 });
});

test('what the API objects to in the list of tax numbers stands at its field', async () => {
  const { user } = await open(stateAt(1), {
    'PUT /onboarding/residence': refused(422, 'request.invalid', {
      'tax.0.tax_id': 'Das ist keine Steuer-ID.',
    }),
    'PUT /onboarding/residence/draft': () => saved(2),
  });
  await user.click(button('Weiteres Land angeben'));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Weiteres Land' })).toHaveFocus(),
  );
  await user.click(button('Weiter zu Identität'));
  const number = screen.getByRole('textbox', { name: 'Steuernummer in Deutschland' });
  await waitFor(() => expect(number).toHaveFocus());
  expect(number).toHaveAccessibleDescription(/Das ist keine Steuer-ID/);
});
