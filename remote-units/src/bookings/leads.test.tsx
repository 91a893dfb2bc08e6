import type { BookingList } from '@manzil/shared/contract/bookings/bookings';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { aBooking, aList } from '../testing/booking-fixtures';
import { anInvestor } from '../testing/investor-fixture';
import { moneyId } from '../testing/money-fixtures';
import { aUnitList, fourUnits, unitId } from '../testing/unit-fixtures';

const booking = aBooking(2, { category: 'payout', text: 'Abrechnung September' });
const open = (list: BookingList) =>
  renderScreen({
    screen: 'bookings',
    investor: anInvestor(),
    at: `/financials/bookings?booking_id=${booking.booking_id}`,
    answers: {
      'GET /units?sort=name': aUnitList(fourUnits()),
      [`GET /bookings?booking_id=${booking.booking_id}&language=de`]: list,
      [`GET /bookings/${booking.booking_id}/question`]: { state: null, messages: [] },
    },
  });
const way = (name: RegExp) => screen.getByRole('link', { name });

test('from a booking one goes on to its statement, its payout and the tax year', async () => {
  await open(aList([booking], { leads: { statement_id: moneyId(1), payout_id: moneyId(2) } }));
  expect(way(/^Abrechnung Oktober.2026$/)).toHaveAttribute(
    'href',
    `/financials/statements/${moneyId(1)}`,
  );
  expect(way(/^Auszahlung$/)).toHaveAttribute('href', `/financials/payouts/${moneyId(2)}`);
  expect(way(/^Steuer 2026$/)).toHaveAttribute(
    'href',
    `/financials/tax?year=2026&unit_id=${unitId(1)}`,
  );
});

test('the rent of a cheque leads back to the cheques of its tenancy', async () => {
  const cheque = { tenancy_id: moneyId(3), seq: 2 };
  await open(aList([booking], { leads: { statement_id: null, payout_id: null, cheque } }));
  expect(way(/^Scheck Nr\. 2 des Mietverhältnisses$/)).toHaveAttribute(
    'href',
    `/financials/rents?tenancy_id=${moneyId(3)}`,
  );
});

test('before its statement a booking leads to the tax year only', async () => {
  const nowhere = { statement_id: null, payout_id: null };
  await open(aList([booking], { leads: nowhere }));
  const ways = within(screen.getByRole('region', { name: 'Wo diese Buchung noch steht' }));
  expect(ways.getAllByRole('link').map((link) => link.textContent)).toEqual(['Steuer 2026']);
});

test('a booking without unit, statement and payout has no way on', async () => {
  const nowhere = { statement_id: null, payout_id: null };
  await open(aList([{ ...booking, unit: null }], { leads: nowhere }));
  expect(screen.getByText('Ohne Einheit')).toBeInTheDocument();
  expect(screen.queryByText('Wo diese Buchung noch steht')).not.toBeInTheDocument();
});
