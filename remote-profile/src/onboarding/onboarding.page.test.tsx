import type { Profile } from '@manzil/shared/contract/profile';
import type { Investor } from '@manzil/shared/contract/session';
import { screen, within } from '@testing-library/react';
import { aDocument, profile } from '../testing/profile.fixture';
import { show } from '../testing/show';

const { investor_id, email, first_name, last_name } = profile;
const investorAt = (onboarding_step: number): Investor => ({
  investor_id,
  email,
  first_name,
  last_name,
  avatar: null,
  onboarding_step,
  profile_status: 'inactive',
});

const showStep = (step: number, changes: Partial<Profile> = {}) =>
  show('/onboarding', { profile: { ...profile, ...changes }, investor: investorAt(step) });
const steps = () =>
  within(screen.getByRole('list', { name: 'Einrichtung' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.visually-hidden')?.textContent);

test.each([
  [
    0,
    'Persönliche Daten',
    ['als Nächstes', 'offen', 'offen', 'offen'],
    'Geburtsdatum und Staatsangehörigkeit',
  ],
  [
    1,
    'Anschrift und Steuerresidenz',
    ['erledigt', 'als Nächstes', 'offen', 'offen'],
    'die Steuer-ID aus jedem dieser Länder',
  ],
  [
    2,
    'Identität',
    ['erledigt', 'erledigt', 'als Nächstes', 'offen'],
    'einen Wohnsitznachweis, nicht älter als drei Monate',
  ],
  [
    3,
    'Immobilie und Paket',
    ['erledigt', 'erledigt', 'erledigt', 'als Nächstes'],
    'deine Wahl: Basic für 5 % oder Premium für 7 % der Jahresmiete',
  ],
])('after %d steps "%s" is next, with what to have ready', async (step, title, states, ready) => {
  await showStep(step);
  expect(screen.getByRole('heading', { name: `Als Nächstes: ${title}` })).toBeVisible();
  expect(screen.getByText(`Schritt ${step + 1} von 4`)).toBeInTheDocument();
  expect(steps()).toEqual(states);
  expect(screen.getByText(ready)).toBeVisible();
});

test('a step is done together with our team, by appointment', async () => {
  const { user, openHelp } = await showStep(1);
  await user.click(screen.getByRole('button', { name: 'Termin vereinbaren' }));
  expect(openHelp).toHaveBeenCalledTimes(1);
});

test('what is done shows what was recorded', async () => {
  await showStep(3, {
    documents: [
      aDocument('passport', { status: 'in_review' }),
      aDocument('proof-of-address'),
      aDocument('purchase-contract'),
    ],
  });
  const done = within(screen.getByRole('region', { name: 'Schon erledigt' }));
  expect(done.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Persönliche DatenAnna Becker · anna.becker@example.com · +49\u00a01515\u00a05512304',
    'Anschrift und SteuerresidenzGärtnerstraße 12, 20253 Hamburg, Deutschland',
    'IdentitätReisepass (In Prüfung) · Wohnsitznachweis (Geprüft)',
  ]);
});

test('at the beginning nothing is done', async () => {
  await showStep(0);
  expect(screen.queryByText('Schon erledigt')).not.toBeInTheDocument();
});

test('after four steps it says so and leads to the dashboard', async () => {
  await showStep(4);
  expect(screen.getByRole('heading', { level: 1, name: 'Alles eingerichtet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.queryByText(/Als Nächstes/)).not.toBeInTheDocument();
  expect(steps()).toEqual(['erledigt', 'erledigt', 'erledigt', 'erledigt']);
});

test('the house has one floor per step', async () => {
  await showStep(2);
  expect(
    screen.getByRole('img', { name: 'Zeichnung eines Hauses mit 4 Geschossen, 2 davon stehen.' }),
  ).toBeInTheDocument();
});
