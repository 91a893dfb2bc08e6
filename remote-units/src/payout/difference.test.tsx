import type { Payout } from '@manzil/shared/contract/payouts/payouts';
import type { Statement } from '@manzil/shared/contract/statements/statements';
import { Refusal, renderScreen } from '@manzil/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { aPayout, aStatement, moneyId } from '../testing/money-fixtures';
import { aed } from '../testing/unit-fixtures';

const paid = (n: number, ordered_on: string, amount: number) => ({
  payout_id: moneyId(n),
  ordered_on,
  status: 'paid' as const,
  gross: aed(amount),
});

const BOOKING = '2026-10-31_00000000-0000-4000-a000-000000000001_1';

/** The statement says 26,000 were paid out. */
async function open(
  difference: number,
  payouts: Statement['payouts'] | Refusal = [],
  changes: Partial<Payout> = { booking_id: BOOKING },
) {
  const { statement } = aPayout();
  const shown = await renderScreen({
    screen: 'payout',
    at: `/financials/payouts/${moneyId(1)}`,
    answers: {
      [`GET /payouts/${moneyId(1)}`]: aPayout({
        statement: statement && { ...statement, difference: aed(difference) },
        ...changes,
      }),
      [`GET /statements/${moneyId(1)}?language=de`]: () =>
        payouts instanceof Refusal ? payouts : aStatement(1, { payouts }),
    },
  });
  return { ...shown, section: within(screen.getByRole('region', { name: 'Abrechnung dazu' })) };
}

test('a difference shows what the statement says, what was sent and what is left', async () => {
  const { section, user, openHelp } = await open(13_600);
  const fact = async (label: string) => (await section.findByText(label)).parentElement;
  expect(await fact('Laut Abrechnung ausgezahlt')).toHaveTextContent(/26\.000,00.AED$/);
  expect(await fact('Von uns überwiesen')).toHaveTextContent(/12\.400,00.AED$/);
  expect(await fact('Endsaldo der Abrechnung')).toHaveTextContent(/10\.820,00.AED$/);
  expect(section.getByText(/^In diesem Monat ist mehr ausgezahlt/)).toBeInTheDocument();
  expect(
    section.getByRole('link', { name: 'Auszahlungen in den Buchungen des Monats' }),
  ).toHaveAttribute('href', '/financials/bookings?year=2026&month=10&category=payout');
  await user.click(section.getByRole('button', { name: 'Support schreiben' }));
  expect(openHelp).toHaveBeenCalledTimes(1);
});

test('an order after the month explains it, and leads to the bookings until then', async () => {
  const { section } = await open(-5_000, [
    paid(2, '2026-11-06', 5_000),
    paid(1, '2026-10-31', 26_000),
  ]);
  expect(
    await section.findByText(/^Was wir nach dem 31\.10\.2026 beauftragt haben/),
  ).toBeInTheDocument();
  expect(
    section.getByRole('link', { name: 'Buchungen vom 01.11.2026 bis 06.11.2026' }),
  ).toHaveAttribute('href', '/financials/bookings?from=2026-11-01&to=2026-11-06');
  const [other, ...more] = section.getAllByRole('listitem');
  expect(more).toEqual([]);
  expect(other).toHaveTextContent(/^Auszahlung vom 06\.11\.2026Gutgeschrieben5\.000,00.AED$/);
  expect(section.getByRole('link', { name: 'Auszahlung vom 06.11.2026' })).toHaveAttribute(
    'href',
    `/financials/payouts/${moneyId(2)}`,
  );
});

test('where the statement counts less, it says why, and leads to the booking to ask', async () => {
  const { section } = await open(-40);
  expect(
    await section.findByText(/^Die Abrechnung zählt weniger, als wir überwiesen haben/),
  ).toBeInTheDocument();
  expect(
    section.getByRole('link', { name: 'Rückfrage zu dieser Auszahlung stellen' }),
  ).toHaveAttribute('href', `/financials/bookings?booking_id=${BOOKING}#question`);
});

test('a payout not booked yet tells of the difference, but has no booking to ask about', async () => {
  const { section } = await open(13_600, [], { status: 'processing', booking_id: null });
  expect(await section.findByText(/^In diesem Monat ist mehr ausgezahlt/)).toBeInTheDocument();
  expect(section.getByText(/^Diese Auszahlung ist noch nicht gebucht/)).toBeInTheDocument();
  expect(section.queryByRole('link', { name: /Rückfrage/ })).not.toBeInTheDocument();
});

test('a statement that cannot be read leaves the way to the help', async () => {
  const { section } = await open(-40, new Refusal(503));
  expect(
    await section.findByText('Die Abrechnung dazu lässt sich gerade nicht laden.'),
  ).toBeInTheDocument();
  expect(section.getByRole('button', { name: 'Support schreiben' })).toBeInTheDocument();
});

test('a statement that could not be read is asked for once more', async () => {
  const { section, user, requests } = await open(-40, new Refusal(503));
  expect(await section.findByRole('alert')).toBeInTheDocument();
  const asked = requests.length;
  await user.click(section.getByRole('button', { name: 'Erneut versuchen' }));
  expect(requests.slice(asked)).toEqual([`GET /statements/${moneyId(1)}?language=de`]);
});
