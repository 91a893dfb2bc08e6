import { queryClient } from '@manzil/shared/runtime';
import { Refusal } from '@manzil/shared/testing/render-screen';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { button, open, refused, residence, saved, stateAt, title } from './testing/open-onboarding';

const mayBeClosed = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

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

test('what cannot be saved is there again after the way back, and is saved without a further key', async () => {
  let isOnline = false;
  const keep = jest.fn(() => (isOnline ? saved(2) : new Refusal(503)));
  const { user } = await open(stateAt(1), {
    'PUT /onboarding/residence/draft': keep,
    'PUT /onboarding/person': () => stateAt(1),
  });
  await user.type(screen.getByRole('textbox', { name: 'Ort' }), '-Altona');
  expect(await screen.findByText('Noch nicht gespeichert')).toBeVisible();
  expect(mayBeClosed()).toBe(false);
  await user.click(button('Zurück'));
  await waitFor(() => expect(title()).toHaveTextContent('Person'));
  expect(mayBeClosed()).toBe(false);
  isOnline = true;
  await user.click(button('Weiter zu Anschrift und Steuer'));
  expect(await screen.findByRole('textbox', { name: 'Ort' })).toHaveValue('Hamburg-Altona');
  expect(await screen.findByText(/^Gespeichert um/)).toBeVisible();
  expect(keep).toHaveBeenLastCalledWith({
    typed: { ...residence, city: 'Hamburg-Altona' },
    version: 1,
  });
  expect(mayBeClosed()).toBe(true);
});

test('what is typed while the step is sent is saved behind it', async () => {
  const keep = jest.fn(() => saved(8));
  let answer = (_: unknown) => {};
  const { user } = await open(stateAt(1), {
    'PUT /onboarding/residence': () => new Promise((resolve) => (answer = resolve)),
    'PUT /onboarding/residence/draft': keep,
  });
  await user.click(button('Weiter zur Identität'));
  await user.type(screen.getByRole('textbox', { name: 'Ort' }), '-Altona');
  answer(stateAt(2, { residence: { typed: residence, version: 7, saved_at: null } }));
  await waitFor(() => expect(title()).toHaveTextContent('Identität'));
  await waitFor(() =>
    expect(keep).toHaveBeenLastCalledWith({
      typed: { ...residence, city: 'Hamburg-Altona' },
      version: 7,
    }),
  );
});

test('what was typed before the sign-out is not there after it', async () => {
  const keep = () => new Refusal(503);
  const { user } = await open(stateAt(1), { 'PUT /onboarding/residence/draft': keep });
  await user.type(screen.getByRole('textbox', { name: 'Ort' }), '-Altona');
  expect(await screen.findByText('Noch nicht gespeichert')).toBeVisible();
  cleanup();
  queryClient.clear();
  expect(mayBeClosed()).toBe(true);
  await open(stateAt(1));
  expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveValue('Hamburg');
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
  const dialog = within(await screen.findByRole('dialog', { name: 'Inzwischen geändert' }));
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
  await user.click(button('Weiter zur Identität'));
  const number = screen.getByRole('textbox', { name: 'Steuernummer (Deutschland)' });
  await waitFor(() => expect(number).toHaveFocus());
  expect(number).toHaveAccessibleDescription(/Das ist keine Steuer-ID/);
});

test('a country is taken off the list, in the middle of it too; an empty row is not sent', async () => {
  const put = jest.fn(() => stateAt(2));
  const tax = ['AT', 'CH', 'DE'].map((country) => ({
    country,
    tax_id: country === 'DE' ? '86095742719' : country,
  }));
  const state = stateAt(1, {
    residence: { typed: { ...residence, tax }, version: 1, saved_at: null },
  });
  const { user } = await open(state, {
    'PUT /onboarding/residence': put,
    'PUT /onboarding/residence/draft': () => saved(2),
  });
  await user.click(button('Steuerlichen Wohnsitz entfernen: Schweiz'));
  const left = screen.getAllByRole('combobox', { name: /^(Du zahlst|Weiteres)/ });
  expect(left.map((each) => (each as HTMLInputElement).value)).toEqual([
    'Österreich',
    'Deutschland',
  ]);
  await waitFor(() => expect(left[1]).toHaveFocus());
  await user.clear(screen.getByRole('combobox', { name: 'Du zahlst Steuern in' }));
  await user.clear(screen.getByRole('textbox', { name: 'Steuernummer' }));
  await user.click(button('Weiter zur Identität'));
  await waitFor(() => expect(put).toHaveBeenCalled());
  expect(put).toHaveBeenCalledWith(
    expect.objectContaining({ tax: [{ country: 'DE', tax_id: '86095742719' }] }),
  );
});

test('a company in Germany gives the number of its tax office, as it is written', async () => {
  const record = jest.fn(() => stateAt(2));
  const { user } = await open(
    stateAt(1),
    { 'PUT /onboarding/residence/draft': () => saved(2), 'PUT /onboarding/residence': record },
    { company_name: 'Weber Holding GmbH' },
  );
  const number = screen.getByRole('textbox', { name: 'Steuernummer (Deutschland)' });
  expect(number).toHaveAccessibleDescription(/Steuernummer der Firma/);
  await user.clear(number);
  await user.type(number, '27 123/45678');
  await user.click(button('Weiter zur Identität'));
  await waitFor(() =>
    expect(record).toHaveBeenCalledWith(
      expect.objectContaining({ tax: [{ country: 'DE', tax_id: '27 123/45678' }] }),
    ),
  );
});

test('what is wrong with a country stands in its own row, whichever of them are sent', async () => {
  const state = stateAt(1, {
    residence: {
      typed: {
        ...residence,
        tax: [
          { country: 'AT', tax_id: '' },
          { country: 'DE', tax_id: '1' },
        ],
      },
      version: 1,
      saved_at: null,
    },
  });
  const { user } = await open(state, {
    'PUT /onboarding/residence/draft': () => saved(2),
    'PUT /onboarding/residence': refused(422, 'request.invalid', {
      'tax.0.tax_id': 'Diese Nummer kennt niemand.',
    }),
  });
  await user.clear(screen.getByRole('combobox', { name: 'Du zahlst Steuern in' }));
  await user.click(button('Weiter zur Identität'));
  const number = screen.getByRole('textbox', { name: 'Steuernummer (Deutschland)' });
  await waitFor(() => expect(number).toHaveAccessibleDescription(/keine Steuer-ID/));
  await user.clear(number);
  await user.type(number, '86095742719');
  await user.click(button('Weiter zur Identität'));
  await waitFor(() => expect(number).toHaveAccessibleDescription(/kennt niemand/));
});

test('of the two texts that are ticked it is not said that they are saved', async () => {
  const keep = jest.fn(() => saved(2));
  const { user } = await open(stateAt(0), { 'PUT /onboarding/person/draft': keep });
  await user.type(screen.getByLabelText('Telefon'), '1');
  expect(await screen.findByText(/^Gespeichert um \d\d:\d\d$/)).toBeVisible();
  const terms = screen.getByRole('checkbox', { name: /Nutzungsbedingungen/ });
  await user.click(terms);
  expect(
    await screen.findByText(/^Gespeichert um \d\d:\d\d\. Bedingungen und Datenschutz speichern/),
  ).toBeVisible();
  await user.click(terms);
  expect(await screen.findByText(/^Gespeichert um \d\d:\d\d$/)).toBeVisible();
});
