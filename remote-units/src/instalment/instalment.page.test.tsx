import type { InstalmentDetail } from '@manzil/shared/contract/instalments/instalments';
import { aPdfFile, fakeRequests } from '@manzil/shared/forms/uploads/testing';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen, waitFor, within } from '@testing-library/react';
import { anInstalmentDetail, aProof } from '../testing/instalment-fixtures';
import { anInvestor } from '../testing/investor-fixture';
import { unitId } from '../testing/unit-fixtures';

const path = `/units/${unitId(2)}/instalments/5`;
const open = (changes: Partial<InstalmentDetail> = {}, answers: Record<string, unknown> = {}) =>
  renderScreen({
    screen: 'instalment',
    at: `/my-units/${unitId(2)}/instalments/5`,
    answers: Object.assign(answers, { [`GET ${path}`]: anInstalmentDetail(changes) }),
  });
const details = () => screen.getByRole('region', { name: 'Zahlungsdaten' });
const proof = () => screen.getByRole('region', { name: 'Zahlungsnachweis' });

test('says what is due, where to and with which words', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Rate 5 von 9' })).toBeVisible();
  expect(screen.getByText('Fällig am 01.12.2026')).toBeVisible();
  expect(details()).toHaveTextContent('Creek Lantern Escrow Account, Nahar Development LLC');
  expect(details()).toHaveTextContent('Emirates Escrow Bank');
  expect(details()).toHaveTextContent('AE •••• 4417');
  expect(details()).toHaveTextContent('CL-1806-R5');
  expect(details()).toHaveTextContent('Dieses Konto ändert sich nie per E-Mail');
});

test('its amount is written as it is elsewhere', async () => {
  await renderScreen({
    screen: 'instalment',
    at: `/my-units/${unitId(2)}/instalments/5`,
    language: 'en',
    answers: { [`GET ${path}`]: anInstalmentDetail() },
  });
  expect(screen.getByText('92,500.00').parentElement).toHaveTextContent(/^AED.92,500\.00$/);
});

test('an instalment of a shared unit is of the whole, and transferred whole', async () => {
  await open({ owned_bps: 5_000 });
  expect(screen.getByText('Ganze Einheit, zu überweisen in einer Summe.')).toBeVisible();
});

test('where the account shows parts, the part stands below the whole', async () => {
  await renderScreen({
    screen: 'instalment',
    at: `/my-units/${unitId(2)}/instalments/5`,
    investor: anInvestor({ amounts_of: 'share' }),
    answers: { [`GET ${path}`]: anInstalmentDetail({ owned_bps: 5_000 }) },
  });
  expect(screen.getByText(/^Ganze Einheit/)).toHaveTextContent(
    /Dein Anteil von 50\s%: 46\.250,00\sAED\.$/,
  );
  expect(details()).toHaveTextContent(/92\.500,00\sAED/);
});

test('an instalment of a unit of their own says nothing of parts', async () => {
  await open({ owned_bps: 10_000 });
  expect(screen.queryByText(/Ganze Einheit/)).not.toBeInTheDocument();
});

test('where a transfer of tomorrow may come too late, today is the day', async () => {
  await open({ due_on: '2026-11-26' });
  expect(screen.getByText('Überweise am besten heute')).toBeVisible();
  expect(screen.getAllByText(/zwei bis vier Bankarbeitstage/)).toHaveLength(1);
});

test('where a transfer of today may come too late, the owner is to call before it', async () => {
  await open({ due_on: '2026-11-24' });
  expect(screen.getByText('Ruf uns an, bevor du überweist')).toBeVisible();
  expect(
    screen.getByText(/kommt das Geld bis 24\.11\.2026 vielleicht nicht mehr an\. Ruf uns an:$/),
  ).toBeVisible();
});

test('on a Friday for a Monday the owner is to call before the transfer', async () => {
  await open({ due_on: '2026-11-23' });
  expect(screen.getByText('Ruf uns an, bevor du überweist')).toBeVisible();
  expect(screen.getByText(/kommt bis 23\.11\.2026 nicht mehr an\. Ruf uns an:$/)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Stand der Zahlung' })).toHaveTextContent(
    /^1Erst anrufen, dann überweisenjetzt/,
  );
  expect(screen.queryByText('Überweise am besten heute')).not.toBeInTheDocument();
});

test('with more than four bank days left there is no hurry', async () => {
  await open({ due_on: '2026-11-27' });
  expect(screen.getByRole('list', { name: 'Stand der Zahlung' })).toHaveTextContent(
    /^1Überweisenjetzt/,
  );
  expect(screen.queryByText('Überweise am besten heute')).not.toBeInTheDocument();
});

test('each value is copied as a bank takes it', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Betrag kopieren' }));
  expect(await screen.findByRole('button', { name: 'Betrag: kopiert' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('92500.00');
});

test('the whole IBAN is shown once the password is right', async () => {
  const problem = {
    ...{ type: 'about:blank', title: 'x', status: 422, instance: 'test', message: 'Nein.' },
    ...{ code: 'auth.password_wrong', fields: { password: 'Dein Passwort stimmt nicht.' } },
  };
  const answers: Record<string, unknown> = {
    [`POST ${path}/iban`]: () => Response.json(problem, { status: 422 }),
  };
  const { user } = await open({}, answers);
  await user.type(screen.getByLabelText('Passwort, um die IBAN zu sehen'), 'falsch{Enter}');
  expect(await screen.findByText('Dein Passwort stimmt nicht.')).toBeVisible();
  answers[`POST ${path}/iban`] = { iban: 'AE689990000000000004417' };
  await user.clear(screen.getByLabelText('Passwort, um die IBAN zu sehen'));
  await user.type(screen.getByLabelText('Passwort, um die IBAN zu sehen'), 'richtig{Enter}');
  expect(await screen.findByText('AE68 9990 0000 0000 0004 417')).toBeVisible();
  expect(screen.getByRole('button', { name: 'IBAN kopieren' })).toHaveFocus();
});

test('without a date the plan waits for it: nothing is to be transferred or proved', async () => {
  const { user } = await open({ status: 'planned', due_on: null });
  expect(screen.getByText(/Zahle erst, wenn hier ein Datum steht\.$/)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Stand der Zahlung' })).toHaveTextContent(
    /^1Auf das Datum wartenjetzt2Überweisenoffen/,
  );
  expect(details()).toHaveTextContent('Überweise noch nichts.');
  expect(screen.getByText('CL-1806-R5')).not.toBeVisible();
  expect(screen.queryByRole('region', { name: 'Zahlungsnachweis' })).not.toBeInTheDocument();
  expect(details().closest('.columns')).toBeNull();
  await user.click(screen.getByText('Zahlungsdaten ansehen'));
  expect(screen.getByText('CL-1806-R5')).toBeVisible();
});

test('without a date a proof that was declined is followed by no other yet', async () => {
  const declined = aProof({ status: 'declined', decline_code: 'unreadable' });
  await open({ status: 'planned', due_on: null, proof: declined });
  expect(proof()).toHaveTextContent(/nicht lesbar.*sobald hier ein Datum steht\.$/);
  expect(proof().querySelector('input[type=file]')).toBeNull();
});

test('a planned instalment with a date can be paid ahead', async () => {
  await open({ status: 'planned', due_on: '2027-03-01' });
  expect(screen.getByRole('list', { name: 'Stand der Zahlung' })).toHaveTextContent(
    /^1Überweisenjetzt/,
  );
  expect(screen.getByText('CL-1806-R5')).toBeVisible();
});

test('without a certain account nothing is to be paid', async () => {
  await open({ account: null });
  expect(details()).toHaveTextContent('Das Konto steht noch nicht fest');
  expect(screen.queryByLabelText('Passwort, um die IBAN zu sehen')).not.toBeInTheDocument();
});

test('a proof is uploaded for this instalment', async () => {
  const uploads = fakeRequests();
  const { user } = await open();
  const input = proof().querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (input) await user.upload(input, aPdfFile('Beleg.pdf'));
  await waitFor(() => expect(uploads).toHaveLength(1));
  const sent = new URL(uploads[0]?.url ?? '', 'http://localhost').searchParams;
  expect(Object.fromEntries(sent)).toEqual({
    document_type: 'receipt',
    unit_id: unitId(2),
    instalment: '5',
    name: 'Beleg.pdf',
  });
});

test('a proof in review is said first', async () => {
  await open({ status: 'proof_submitted', proof: aProof() });
  const row = within(proof()).getByRole('listitem');
  expect(row).toHaveTextContent('Überweisung-Rate-5.pdf');
  expect(row).toHaveTextContent('In Prüfung');
  expect(details().parentElement).toHaveClass('columns');
  expect(
    proof().compareDocumentPosition(details()) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

test('a declined proof says why, and that another one is wanted', async () => {
  await open({ proof: aProof({ status: 'declined', decline_code: 'unreadable' }) });
  expect(proof()).toHaveTextContent('Der Nachweis ist nicht lesbar.');
  expect(proof()).toHaveTextContent('Lade einen anderen hoch.');
});

test('the proof of another owner leaves nothing to do', async () => {
  await open({ status: 'proof_submitted' });
  expect(proof()).toHaveTextContent('Du musst nichts tun.');
});

test('a paid instalment asks for nothing', async () => {
  await open({ status: 'paid', paid_on: '2026-11-19', proof: aProof({ status: 'accepted' }) });
  expect(screen.getByText('Bezahlt am 19.11.2026')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Zahlungsdaten' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Datei auswählen' })).not.toBeInTheDocument();
});

test('a proof that was not needed any more is not said to be checked', async () => {
  await open({ status: 'paid', paid_on: '2026-11-19', proof: aProof() });
  expect(proof()).toHaveTextContent(
    /In Prüfung.*Die Rate ist auch ohne diesen Nachweis bezahlt\.$/,
  );
});
