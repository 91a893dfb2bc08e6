import type { Payout } from '@manzil/shared/contract/payouts/payouts';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { aPayout, moneyId } from '../testing/money-fixtures';

const open = (changes: Partial<Payout> = {}) =>
  renderScreen({
    screen: 'payout',
    at: `/financials/payouts/${moneyId(1)}`,
    answers: { [`GET /payouts/${moneyId(1)}`]: aPayout(changes) },
  });

test('the way from gross to credit, and the statement that says the same', async () => {
  await open();
  const facts = screen.getByRole('region', { name: 'Von uns zu dir' });
  for (const part of [
    /12\.400,00.AED/,
    /−75,00.AED/,
    '0,24935 EUR je AED',
    /3\.073,24.€/,
    'DE •••• 3000',
    'Wertstellung der Bank03.11.2026',
  ])
    expect(facts).toHaveTextContent(part);
  expect(screen.getByText('Gutgeschrieben', { selector: ':not(dt)' })).toBeVisible();
  expect(screen.getByText('Gutgeschrieben', { selector: 'dt' }).parentElement).toHaveClass(
    'strong',
  );
  expect(screen.getByText(/^Unterschied zur Abrechnung: 0,00.AED$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'MZ-2026-000001 öffnen' })).toHaveAttribute(
    'href',
    `/financials/statements/${moneyId(1)}`,
  );
  expect(screen.queryByRole('link', { name: 'Bankverbindung prüfen' })).not.toBeInTheDocument();
});

test('a failed one says why and leads to the bank details', async () => {
  await open({ status: 'failed', failure_reason: 'account_closed', credited: null });
  expect(screen.getByText('Das Konto gibt es nicht mehr')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bankverbindung prüfen' })).toHaveAttribute(
    'href',
    '/profile/bank-details',
  );
});

test('a failed one that was transferred again leads there, and asks for nothing', async () => {
  await open({
    status: 'failed',
    failure_reason: 'bank_refused',
    credited: null,
    repeated_by: { payout_id: moneyId(2), status: 'paid' },
  });
  expect(screen.getByText(/^Wir haben noch einmal überwiesen/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zweite Überweisung ansehen' })).toHaveAttribute(
    'href',
    `/financials/payouts/${moneyId(2)}`,
  );
  expect(screen.queryByRole('link', { name: 'Bankverbindung prüfen' })).not.toBeInTheDocument();
});

test.each([
  ['paid', /^Wir haben noch einmal überwiesen, und das Geld ist angekommen/],
  ['processing', /^Wir haben noch einmal überwiesen\. /],
  ['scheduled', /^Wir überweisen noch einmal, der Auftrag ist schon geplant/],
] as const)('of a second transfer that is %s no more is said than that', async (status, words) => {
  const again = { payout_id: moneyId(2), status };
  await open({ status: 'failed', failure_reason: 'other', credited: null, repeated_by: again });
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('one that came back says that it was credited, and what to do', async () => {
  await open({ status: 'returned', failure_reason: 'account_closed' });
  expect(screen.getByText('Zurückgekommen: Das Konto gibt es nicht mehr')).toBeInTheDocument();
  expect(
    screen.getByText(/^Die Bank hat am 03\.11\.2026 3\.073,24.€ gutgeschrieben, danach kam/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bankverbindung prüfen' })).toBeInTheDocument();
  const credited = screen.getByText('Gutgeschrieben, dann zurückgekommen').parentElement;
  expect(credited).toHaveTextContent(/3\.073,24.€$/);
  expect(credited).not.toHaveClass('strong');
  expect(screen.queryByText(/nicht angekommen/)).not.toBeInTheDocument();
});

test.each([
  ['name_mismatch', 'Zurückgekommen: Der Name passt nicht zum Konto'],
  ['bank_refused', 'Die Bank hat das Geld zurückgeschickt'],
  ['other', 'Das Geld ist zurückgekommen'],
] as const)('one that came back for %s does not say that it never arrived', async (why, title) => {
  await open({ status: 'returned', failure_reason: why });
  expect(screen.getByText(title)).toBeInTheDocument();
});

test.each([
  ['bank', 'Kurs der Bank am 02.11.2026'],
  ['ecb_usd_peg', 'Kurs nach dem Dollarkurs der EZB vom 02.11.2026'],
  ['manual', 'Kurs vom 02.11.2026, von uns eingetragen'],
] as const)('a rate of the source %s is called by it', async (source, words) => {
  await open({ fx: { rate: '0.24935000', source, as_of: '2026-11-02' } });
  expect(screen.getByText(words)).toBeInTheDocument();
});

test.each([
  ['processing', /^Diese Auszahlung ist noch nicht gebucht/],
  ['failed', /^Diese Überweisung ist fehlgeschlagen und nicht gebucht/],
] as const)('of one that is %s and not booked no difference is told', async (status, words) => {
  const nothing = { credited: null, value_date: null, booking_id: null };
  await open({ status, failure_reason: status === 'failed' ? 'other' : null, ...nothing });
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.queryByText(/Unterschied|nennt genau das/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'MZ-2026-000001 öffnen' })).toBeInTheDocument();
});

test.each([
  ['processing', /^Beauftragt haben wir sie am 10\.11\.2026/, true],
  ['scheduled', /^Geplant war die Überweisung für den 10\.11\.2026/, false],
] as const)(
  'a late one that is %s says so and leads to the help',
  async (status, words, checks) => {
    const { user, openHelp } = await open({
      status,
      ordered_on: '2026-11-10',
      credited: null,
      value_date: null,
    });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryAllByRole('link', { name: 'Bankverbindung prüfen' })).toHaveLength(
      checks ? 1 : 0,
    );
    await user.click(screen.getByRole('button', { name: 'Support schreiben' }));
    expect(openHelp).toHaveBeenCalledTimes(1);
    // What the help names.
    expect(document.title).toBe('Auszahlung vom 10.11.2026 – Manzil');
  },
);

test.each([
  ['2026-10-31', /^Die Abrechnung dieses Monats erscheint/],
  ['2026-09-30', /gibt es zu dieser Auszahlung keine Abrechnung/],
])('of a payout of %s without a statement it says whether one comes', async (day, words) => {
  await open({ statement: null, ordered_on: day });
  expect(screen.getByText(words)).toBeInTheDocument();
});
