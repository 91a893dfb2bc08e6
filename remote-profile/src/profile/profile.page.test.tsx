import type { Profile } from '@manzil/shared/contract/profile/profile';
import { queryClient } from '@manzil/shared/runtime';
import { Refusal } from '@manzil/shared/testing/render-screen';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { aDocument, dayFromNow, profile } from '../testing/profile.fixture';
import { show } from '../testing/show';

const showProfile = (changes: Partial<Profile> = {}) =>
  show('profile', { profile: { ...profile, ...changes } });

const rowOf = (title: string) => {
  const row = screen.getByRole('link', { name: title }).closest('li');
  if (!row) throw new Error(`${title} stands in no row`);
  return row;
};

test('who the investor is: initials, name, number, since when', async () => {
  await showProfile();
  expect(screen.getByRole('heading', { level: 1, name: 'Anna Becker' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Anna Becker' })).toHaveTextContent('AB');
  expect(screen.getByText('Kundennummer MZ-10004')).toBeVisible();
  expect(screen.getByText('Dabei seit Mai 2022')).toBeVisible();
});

test.each([
  ['avatars/anna.webp', 'https://api.test/avatars/anna.webp'],
  ['/avatars/anna.webp', 'https://api.test/avatars/anna.webp'],
  ['//other.example/anna.webp', 'https://api.test/other.example/anna.webp'],
])('a picture at %s is asked for at %s', async (avatar, address) => {
  await showProfile({ avatar });
  expect(screen.getByRole('img', { name: 'Anna Becker' })).toHaveAttribute('src', address);
});

test.each([
  ['active', 'Aktiv'],
  ['in_review', 'In Prüfung'],
  ['inactive', 'Inaktiv'],
] as const)('the badge of a profile that is %s says %s', async (status, word) => {
  await showProfile({ status });
  expect(screen.getByText(word)).toBeVisible();
});

test('an active profile gives no reasons', async () => {
  await showProfile();
  expect(screen.queryByText('Dein Profil ist inaktiv')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Dokument hochladen' })).not.toBeInTheDocument();
});

test('an inactive profile names every reason and where to settle it', async () => {
  await showProfile({
    status: 'inactive',
    reasons: [
      'country_missing',
      'identity_missing',
      'document_expired',
      'document_declined',
      'document_in_review',
    ],
    address: profile.address && { ...profile.address, country: null },
    documents: [
      aDocument('proof-of-address', { status: 'declined' }),
      aDocument('visa', { valid_until: dayFromNow(-1) }),
      aDocument('tenancy-contract', { valid_until: dayFromNow(-30) }),
      aDocument('tenancy-contract', { valid_until: dayFromNow(-40) }),
      aDocument('emirates-id', { valid_until: dayFromNow(0) }),
      aDocument('invoice', { status: 'in_review' }),
    ],
  });
  const reasons = within(screen.getByText('Dein Profil ist inaktiv').parentElement!);
  expect(reasons.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'In deiner Anschrift fehlt das Land. Land ergänzen',
    'Es fehlt noch: Reisepass. Dokument hochladen',
    'Abgelaufen: Visum und Mietvertrag. Dokument hochladen',
    'Abgelehnt: Wohnsitznachweis. Dokument hochladen',
    'In Prüfung: Rechnung. Zu den Dokumenten',
  ]);
  expect(reasons.getByRole('link', { name: 'Land ergänzen' })).toHaveAttribute(
    'href',
    '/profile/edit-address',
  );
  expect(screen.getByText('Bis das erledigt ist, warten deine Auszahlungen.')).toBeVisible();
  const links = reasons.getAllByRole('link', { name: /Dokument/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/profile/documents?upload=passport',
    '/profile/documents?status=expiring#list',
    '/profile/documents?status=declined#list',
    '/profile/documents?status=in_review#list',
  ]);
});

test('without an address the address is missing, not its country', async () => {
  await showProfile({ status: 'inactive', reasons: ['country_missing'], address: null });
  expect(screen.getByText(/Deine Anschrift fehlt noch\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Anschrift eintragen' })).toBeVisible();
});

test('English names documents in small letters within a sentence, but for proper nouns', async () => {
  await show('profile', {
    language: 'en',
    profile: {
      ...profile,
      status: 'inactive',
      reasons: ['identity_missing', 'document_declined'],
      documents: [
        aDocument('proof-of-address'),
        aDocument('visa', { status: 'declined' }),
        aDocument('emirates-id', { status: 'declined' }),
      ],
    },
  });
  expect(screen.getByText(/Still missing: passport\./)).toBeVisible();
  expect(screen.getByText(/Declined: visa and Emirates ID\./)).toBeVisible();
});

test('a document the server counts as expired is said even if this clock disagrees', async () => {
  await showProfile({ status: 'inactive', reasons: ['document_expired'] });
  expect(screen.getByText(/Ein Dokument ist abgelaufen\./)).toBeVisible();
});

test('a profile in review asks for nothing', async () => {
  await showProfile({
    status: 'in_review',
    reasons: ['document_in_review'],
    documents: [aDocument('passport', { status: 'in_review' }), aDocument('proof-of-address')],
  });
  expect(screen.getByText('Wir prüfen noch, du musst nichts tun')).toBeVisible();
  expect(screen.getByText(/In Prüfung: Reisepass\./)).toBeVisible();
});

test('every area says what is recorded there', async () => {
  await showProfile();
  expect(rowOf('Anschrift')).toHaveTextContent('Gärtnerstraße 12, 20253 Hamburg, Deutschland');
  expect(rowOf('Bankverbindung')).toHaveTextContent('AE •••• 3456Geprüft');
  expect(rowOf('Dokumente')).toHaveTextContent('2 Dokumente');
  expect(rowOf('Einstellungen')).toHaveTextContent('Sprache: Deutsch');
});

test('the area of documents says how many of them wait for the investor', async () => {
  const documents = [
    aDocument('passport', { valid_until: dayFromNow(10) }),
    aDocument('proof-of-address', { status: 'declined' }),
    aDocument('visa', { status: 'in_review' }),
  ];
  await showProfile({ documents, document_count: 3 });
  expect(rowOf('Dokumente')).toHaveTextContent('3 Dokumente, 2 warten auf dich');
});

test('areas without data say so', async () => {
  await showProfile({ address: null, bank_account: null, documents: [], document_count: 0 });
  expect(rowOf('Anschrift')).toHaveTextContent('Noch nicht hinterlegt');
  expect(rowOf('Bankverbindung')).toHaveTextContent('Noch nicht hinterlegt');
  expect(rowOf('Dokumente')).toHaveTextContent('Noch keine Dokumente');
});

test('an area opens from its row', async () => {
  const { user } = await showProfile();
  await user.click(screen.getByRole('link', { name: 'Bankverbindung' }));
  expect(await screen.findByText('Adresse: /profile/bank-details')).toBeVisible();
});

test('when it cannot be refreshed, what is known stays and a retry brings the news', async () => {
  let answer: unknown = profile;
  const { user } = await show('profile', { answer: () => answer });
  answer = new Refusal(503);
  await act(() => queryClient.refetchQueries({ queryKey: ['profile'] }));
  expect(
    await screen.findByText('Deine Angaben lassen sich gerade nicht aktualisieren.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Anna Becker' })).toBeVisible();

  answer = { ...profile, last_name: 'Becker-Roth' };
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Anna Becker-Roth' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument();
});

test('the user signs out from here: an installed app has no menu on small screens', async () => {
  const { user, signOut } = await showProfile();
  await user.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('the office is asked for its decision while somebody is at the page, and not when nobody is', async () => {
  const documents = [aDocument('passport', { status: 'in_review' })];
  const { requests } = await showProfile({ status: 'in_review', documents });
  const asked = () => requests.filter((request) => request === 'GET /profile').length;
  const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
  jest.useFakeTimers();
  fireEvent.pointerMove(document.body);
  await act(() => queryClient.refetchQueries({ queryKey: ['profile'] }));
  await pass(4);
  expect(asked()).toBeGreaterThan(10);
  await pass(2);
  const unattended = asked();
  await pass(60);
  expect(asked()).toBe(unattended);
  fireEvent.keyDown(document.body);
  await pass(1);
  expect(asked()).toBeGreaterThan(unattended);
});
