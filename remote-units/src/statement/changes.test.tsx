import type { Statement, StatementLine } from '@manzil/shared/contract/statements/statements';
import { screen, within } from '@testing-library/react';
import { aStatement } from '../testing/money-fixtures';
import { open, reference } from '../testing/open-statement';
import { aed, unitId } from '../testing/unit-fixtures';

const marina = { unit_id: unitId(1), property_name: 'Marina Walk Tower', unit_no: '2304' };
const safa = { unit_id: unitId(3), property_name: 'Safa Terrace', unit_no: '412' };

const aLine = (amount: number, changes: Partial<StatementLine> = {}): StatementLine => ({
  category: 'maintenance',
  bookings: 1,
  first_on: '2026-10-03',
  last_on: '2026-10-03',
  text: 'Malerarbeiten',
  booking_id: null,
  amount: aed(amount),
  ...changes,
});

type Booked = { unit: typeof marina | null; lines: StatementLine[] };
const booked = (...units: Booked[]): Statement['units'] =>
  units.map((unit) => ({ ...unit, share_bps: 10_000, sum: aed(0) }));

/** What the later of two statements with the same sums says has changed. */
async function changes(before: Statement['units'], after: Statement['units']) {
  await open(
    aStatement(2, { status: 'corrected', supersedes: reference(1), units: after }),
    aStatement(1, { status: 'superseded', superseded_by: reference(2), units: before }),
  );
  const title = await screen.findByText('Ersetzt MZ-2026-000001');
  const notice = title.parentElement as HTMLElement;
  await within(notice).findAllByText(/gleich|Neu|Entfallen|statt/);
  return within(notice)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

test('a cost that moved to another unit is named at both, though the sums are the same', async () => {
  const found = await changes(
    booked({ unit: marina, lines: [aLine(-1_240)] }),
    booked({ unit: safa, lines: [aLine(-1_240)] }),
  );
  expect(found).toEqual([
    expect.stringMatching(/^Neu: Safa Terrace 412, Instandhaltung, −1\.240,00.AED$/),
    expect.stringMatching(/^Entfallen: Marina Walk Tower 2304, Instandhaltung, −1\.240,00.AED$/),
  ]);
});

test('what a unit was charged otherwise, and what was booked on another day, is named', async () => {
  const found = await changes(
    booked(
      { unit: marina, lines: [aLine(-1_240), aLine(-80, { category: 'cleaning' })] },
      { unit: null, lines: [aLine(-500, { category: 'legal' })] },
    ),
    booked(
      { unit: marina, lines: [aLine(-1_000), aLine(-80, { category: 'cleaning' })] },
      { unit: null, lines: [aLine(-500, { category: 'legal', last_on: '2026-10-09' })] },
    ),
  );
  expect(found).toEqual([
    expect.stringMatching(
      /^Marina Walk Tower 2304, Instandhaltung: −1\.000,00.AED statt −1\.240,00.AED$/,
    ),
    'Ohne Einheit, Rechtsberatung: anders gebucht, gleicher Betrag',
  ]);
});

test('where neither sums nor bookings have changed it says so', async () => {
  const units = booked({ unit: marina, lines: [aLine(-1_240)] });
  expect(await changes(units, units)).toEqual([]);
  expect(screen.getByText('Summen und Buchungen sind gleich geblieben.')).toBeInTheDocument();
});
