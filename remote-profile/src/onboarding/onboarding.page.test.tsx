import { legalVersions } from '@manzil/shared/domain/legal-versions';
import { screen, waitFor, within } from '@testing-library/react';
import { dialledAtHome } from './testing/dialled-at-home';
import { button, nothing, open, person, saved, stateAt, title } from './testing/open-onboarding';

test('the first step asks who somebody is; all that is missing is listed', async () => {
  const state = stateAt(0, { person: { typed: nothing, version: 0, saved_at: null } });
  const { user, requests } = await open(state);
  expect(screen.getByText('Schritt 1 von 4')).toBeInTheDocument();
  expect(screen.getByText('Anna Becker')).toBeVisible();
  await user.click(button('Weiter zu Anschrift und Steuer'));
  const summary = await screen.findByRole('region', {
    name: 'Sechs Angaben fehlen noch oder stimmen nicht',
  });
  await waitFor(() => expect(summary).toHaveFocus());
  await user.click(
    within(summary).getByRole('button', {
      name: /Staatsangehörigkeit: Wähl eine Staatsangehörigkeit/,
    }),
  );
  expect(screen.getByRole('combobox', { name: 'Staatsangehörigkeit' })).toHaveFocus();
  expect(requests.every((request) => request.startsWith('GET'))).toBe(true);
});

test('a number as it is dialled at home is completed for where somebody says they live or come from', async () => {
  const { user } = await open(dialledAtHome, {
    'PUT /onboarding/person/draft': () => saved(2),
  });
  await user.click(button('+43 664 1234567 übernehmen'));
  expect(screen.getByRole('textbox', { name: 'Telefon' })).toHaveValue('+43 664 1234567');
});

test('a company is asked for its name and its register, and is sent with the accepted texts', async () => {
  const put = jest.fn(() => stateAt(1));
  const { user } = await open(stateAt(0), {
    'PUT /onboarding/person': put,
    'PUT /onboarding/person/draft': () => saved(2),
  });
  await user.click(screen.getByRole('radio', { name: 'Für eine Firma, die ich vertrete' }));
  await user.type(screen.getByRole('textbox', { name: 'Firma' }), 'Weber Holding GmbH');
  await user.type(screen.getByRole('textbox', { name: 'Registernummer' }), 'HRB 1 B');
  await user.click(screen.getByRole('checkbox', { name: /Nutzungsbedingungen/ }));
  await user.click(screen.getByRole('checkbox', { name: /Datenschutzerklärung/ }));
  await user.click(button('Weiter zu Anschrift und Steuer'));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Anschrift und Steuer' }),
  ).toHaveFocus();
  expect(put).toHaveBeenCalledWith({
    ...person,
    investor_type: 'company',
    company_name: 'Weber Holding GmbH',
    company_registration: 'HRB 1 B',
    phone: '+4915155512304',
    ...legalVersions,
    version: 2,
  });
});

test('what a company lacks is listed no more for a private person', async () => {
  const { user } = await open(stateAt(0));
  await user.click(screen.getByRole('radio', { name: 'Für eine Firma, die ich vertrete' }));
  await user.click(button('Weiter zu Anschrift und Steuer'));
  expect(await screen.findByRole('button', { name: /^Firma:/ })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Für mich als Privatperson' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^(Firma|Registernummer):/ })).toBeNull(),
  );
  expect(screen.getByRole('button', { name: /Nutzungsbedingungen/ })).toBeVisible();
});

test('an earlier step is gone back to, and forward from it', async () => {
  const { user } = await open(stateAt(2));
  expect(title()).toHaveTextContent('Identität');
  await user.click(button('Zurück'));
  await waitFor(() => expect(title()).toHaveTextContent('Anschrift und Steuer'));
  await user.click(button('Zurück'));
  await waitFor(() => expect(title()).toHaveTextContent('Person'));
  expect(screen.queryByRole('button', { name: 'Zurück' })).not.toBeInTheDocument();
});

test('who was in the middle of it before the consents were asked for first, begins with them', async () => {
  await open(stateAt(3, { accepted: { terms: null, privacy: '1' } }));
  expect(title()).toHaveTextContent('Person');
});

test('a text that has changed since it was accepted is accepted anew', async () => {
  const state = stateAt(1, { accepted: { ...legalVersions, terms: '2026-01-01' } });
  const { user } = await open(state);
  await user.click(button('Zurück'));
  expect(await screen.findByRole('checkbox', { name: /Nutzungsbedingungen/ })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Datenschutzerklärung/ })).toBeChecked();
});
