import type { Profile } from '@manzil/shared/contract/profile/profile';
import { queryClient, subscribe } from '@manzil/shared/runtime';
import { Refusal } from '@manzil/shared/testing/render-screen';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { profileQuery } from '../profile.api';
import { aDocument, profile } from '../testing/profile.fixture';
import { button, open, refused, stateAt, title } from './testing/open-onboarding';

test('the third step says which document is missing, and leads to it', async () => {
  const missing = { 'proof-of-address': 'Dieses Dokument fehlt noch.' };
  let documents = [aDocument('passport', { status: 'in_review', valid_until: '2030-01-01' })];
  const { user } = await open(stateAt(2), {
    'GET /profile': () => ({ ...profile, documents }),
    'PATCH /onboarding': refused(422, 'onboarding.unfinished', missing),
  });
  const passport = within(screen.getByRole('region', { name: 'Reisepass' }));
  expect(passport.getByText('In Prüfung')).toBeVisible();
  expect(passport.queryByRole('button', { name: 'Datei auswählen' })).not.toBeInTheDocument();
  await user.click(button('Weiter zur Immobilie'));
  const summary = await screen.findByRole('region', { name: 'Ein Dokument fehlt noch' });
  await waitFor(() => expect(summary).toHaveFocus());
  await user.click(
    within(summary).getByRole('button', { name: 'Wohnsitznachweis: Dieses Dokument fehlt noch.' }),
  );
  const proof = within(screen.getByRole('region', { name: 'Wohnsitznachweis' }));
  expect(proof.getByRole('button', { name: 'Foto aufnehmen' })).toHaveFocus();

  documents = [...documents, aDocument('proof-of-address', { status: 'in_review' })];
  await act(() => queryClient.refetchQueries(profileQuery));
  expect(await proof.findByText('In Prüfung')).toBeVisible();
  expect(summary).not.toBeInTheDocument();
  expect(screen.queryByText(/noch nicht fertig/)).not.toBeInTheDocument();
});

test('a file is chosen once it is said until when the passport is valid', async () => {
  const { user } = await open(stateAt(2), {}, { documents: [] });
  const passport = within(screen.getByRole('region', { name: 'Reisepass' }));
  await user.click(passport.getByRole('button', { name: 'Datei auswählen' }));
  const date = passport.getByLabelText('Gültig bis');
  expect(date).toHaveFocus();
  expect(date).toHaveAccessibleDescription('Trag ein, bis wann das Dokument gilt.');
  fireEvent.change(date, { target: { value: '2026-11-19' } });
  expect(date).toHaveAccessibleDescription(/abgelaufen/);
});

test('the last step has the units confirmed, and tells the portal that it is open', async () => {
  const patch = jest.fn(() => ({ onboarding_step: 4 }));
  const told = jest.fn();
  const stop = subscribe('investor:changed', told);
  const { user } = await open(stateAt(3), { 'PATCH /onboarding': patch });
  expect(screen.getByText('Marina Walk Tower')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Ja, das sind alle' }));
  await user.click(button('Einrichtung abschließen'));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Alles eingerichtet' }),
  ).toHaveFocus();
  expect(patch).toHaveBeenCalledWith({ step: 4, units_confirmed: true });
  expect(told).toHaveBeenCalledWith({ onboarding_step: 4 });
  stop();
});

test('who has no unit yet hands in the contract of it', async () => {
  const { user } = await open(stateAt(3, { units: [] }), {
    'PATCH /onboarding': new Refusal(422, 'onboarding.unfinished'),
  });
  await user.click(button('Einrichtung abschließen'));
  const summary = await screen.findByRole('region', { name: 'Ein Dokument fehlt noch' });
  expect(summary).toHaveTextContent('Kaufvertrag: Lade ihn hoch');
});

const UNITS_OPEN = 'Bestätige deine Einheiten, oder lade den Kaufvertrag hoch.';

test.each([
  ['who has no unit', stateAt(3, { units: [] }), 'Ein Dokument fehlt noch'],
  ['who lacks a unit', stateAt(3), UNITS_OPEN],
])('once the contract is there nothing is said to be missing: %s', async (_, state, complaint) => {
  let documents = profile.documents;
  const { user } = await open(state, {
    'GET /profile': () => ({ ...profile, documents }),
    'PATCH /onboarding': refused(422, 'onboarding.unfinished', { units: UNITS_OPEN }),
  });
  const missing = screen.queryByRole('radio', { name: /^Nein/ });
  if (missing) await user.click(missing);
  await user.click(button('Einrichtung abschließen'));
  expect(await screen.findByText(complaint)).toBeVisible();

  documents = [...documents, aDocument('purchase-contract', { status: 'in_review' })];
  await act(() => queryClient.refetchQueries(profileQuery));
  expect(await screen.findByText('In Prüfung')).toBeVisible();
  expect(screen.queryByText(complaint)).not.toBeInTheDocument();
  expect(screen.queryByText(/noch nicht fertig/)).not.toBeInTheDocument();
  if (missing) expect(screen.getByRole('radio', { name: /^Nein/ })).toBeChecked();

  await user.click(button('Einrichtung abschließen'));
  expect(await screen.findByText(/noch nicht fertig|Bestätige/)).toBeVisible();
});

test.each<[Profile['status'], Profile['reasons'], string]>([
  [
    'in_review',
    ['document_in_review'],
    'Dein Profil wird aktiv, sobald wir deine Dokumente geprüft haben.',
  ],
  ['inactive', ['document_declined'], 'Ein Dokument wurde abgelehnt.'],
  ['active', [], 'Dein Profil ist aktiv.'],
])(
  'after the last step a profile that is %s says why, in the portal too, and the dashboard is a click away',
  async (status, reasons, sentence) => {
    const told = jest.fn();
    const stop = subscribe('investor:changed', told);
    await open(stateAt(4), {}, { status, reasons, bank_account: null });
    expect(title()).toHaveTextContent('Alles eingerichtet');
    expect(screen.getByText(sentence, { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(screen.getByRole('link', { name: 'Bankverbindung eintragen' })).toHaveAttribute(
      'href',
      '/profile/edit-bank-details',
    );
    // Said once, with the way there.
    const reviewed = screen.queryAllByText(/Wir prüfen deine Dokumente/);
    expect(reviewed.map((link) => link.getAttribute('href'))).toEqual(
      status === 'in_review' ? ['/profile/documents'] : [],
    );
    expect(told).toHaveBeenCalledWith({ profile_status: status });
    stop();
  },
);
