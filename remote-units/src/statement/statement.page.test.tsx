import { openPdf } from '@manzil/shared/viewer/open-pdf';
import { screen, within } from '@testing-library/react';
import { aStatement, moneyId } from '../testing/money-fixtures';
import { figuresOf, open, openIn, openWithPdf, reference } from '../testing/open-statement';
import { aed } from '../testing/unit-fixtures';

jest.mock('@manzil/shared/viewer/open-pdf', () => ({ openPdf: jest.fn() }));

test('the figures stand beside those of the month before', async () => {
  await open(
    aStatement(2, { previous: reference(1) }),
    aStatement(1, {
      period: '2026-09',
      figures: figuresOf(1, { income: aed(42_000), opening: aed(0) }),
    }),
  );
  await screen.findByRole('columnheader', { name: /^September.2026$/ });
  expect(
    screen.getByRole('row', { name: 'Einnahmen 40.000,00 42.000,00 −2.000,00' }),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('row', { name: 'Endsaldo 10.820,00 10.820,00 0,00' }),
  ).toBeInTheDocument();
});

test('the day on which it was published is that of the list', async () => {
  await open(aStatement(1));
  expect(screen.getByText('erschienen am 05.11.2026')).toBeInTheDocument();
});

test('a unit has its bookings by category, and the share in them', async () => {
  await open(aStatement(1));
  const unit = within(screen.getByRole('region', { name: 'Marina Walk Tower 2304' }));
  expect(unit.getByText(/^dein Anteil: 50.%$/)).toBeInTheDocument();
  expect(unit.getByText('Beträge in AED')).toBeInTheDocument();
  expect(unit.getByRole('row', { name: /^Instandhaltung 2 Buchungen/ })).toHaveTextContent(
    '−1.240,00',
  );
});

test('what was booked leads to its booking, several to the list of them', async () => {
  const shown = aStatement(1);
  const [unit] = shown.units;
  const [several] = unit?.lines ?? [];
  if (!unit || !several) throw new Error('The fixture has no line.');
  const booking_id = `2026-10-01_${moneyId(3)}_1`;
  const rent = { ...several, category: 'rent' as const, bookings: 1, text: 'Scheck 1 von 4' };
  await open({
    ...shown,
    units: [
      { ...unit, lines: [{ ...rent, booking_id }, several] },
      { ...unit, unit: null, lines: [several] },
    ],
  });
  expect(screen.getByRole('link', { name: 'Scheck 1 von 4' })).toHaveAttribute(
    'href',
    `/financials/bookings?booking_id=${booking_id}`,
  );
  expect(
    screen.getAllByRole('link', { name: '2 Buchungen' }).map((link) => link.getAttribute('href')),
  ).toEqual(
    [unit.unit?.unit_id, 'none'].map(
      (id) => `/financials/bookings?unit_id=${id}&year=2026&month=10&category=maintenance`,
    ),
  );
  expect(screen.queryByText(/^Inzwischen/)).not.toBeInTheDocument();
});

test.each([
  [1, 'Inzwischen ist hier eine weitere Buchung dazugekommen.'],
  [3, 'Inzwischen sind hier 3 weitere Buchungen dazugekommen.'],
])('beside a line it is told that its list has %i more', async (booked_since, words) => {
  const shown = aStatement(1, { status: 'superseded', superseded_by: reference(2) });
  const units = shown.units.map((unit) => ({
    ...unit,
    lines: unit.lines.map((line) => ({ ...line, booked_since })),
  }));
  await open({ ...shown, units }, aStatement(2));
  expect(screen.getByRole('row', { name: /^Instandhaltung 2 Buchungen/ })).toHaveTextContent(words);
});

test('in English the bookings are asked for in English, whatever the account says', async () => {
  const shown = aStatement(1);
  const units = shown.units.map((unit) => ({
    ...unit,
    lines: unit.lines.map((line) => ({ ...line, bookings: 1, text: '4th quarter, Mollak' })),
  }));
  await openIn('en', { ...shown, units });
  expect(screen.getByRole('cell', { name: '4th quarter, Mollak' })).toBeInTheDocument();
});

test('a superseded one leads to the one in force and says what has changed', async () => {
  await open(
    aStatement(1, { status: 'superseded', superseded_by: reference(2) }),
    aStatement(2, { figures: figuresOf(2, { expense: aed(-2_480) }) }),
  );
  expect(screen.getByRole('link', { name: 'MZ-2026-000002 öffnen' })).toHaveAttribute(
    'href',
    `/financials/statements/${moneyId(2)}`,
  );
  expect(
    await screen.findByText(/^Weitere Kosten: −2\.480,00.AED statt −1\.240,00.AED$/),
  ).toBeInTheDocument();
});

test('its payouts can be followed, its checksum compared and copied', async () => {
  const payout = { payout_id: moneyId(7), ordered_on: '2026-10-31', status: 'paid' } as const;
  const shown = aStatement(1, { payouts: [{ ...payout, gross: aed(26_000) }] });
  const { user } = await open(shown);
  expect(screen.getByRole('link', { name: 'Auszahlung vom 31.10.2026' })).toHaveAttribute(
    'href',
    `/financials/payouts/${moneyId(7)}`,
  );
  expect(screen.getByText(shown.sha256)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Kopieren' }));
  expect(await screen.findByText('Vollständig kopiert.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(shown.sha256);
});

test('the PDF is opened in place, and closed again', async () => {
  jest.mocked(openPdf).mockResolvedValue({
    pages: 2,
    draw: () => Promise.resolve(),
    read: async () => 'Endsaldo',
    close: () => undefined,
  });
  const { user } = await openWithPdf(aStatement(1));
  await user.click(screen.getByRole('button', { name: 'PDF ansehen' }));
  expect(
    await screen.findByRole('img', { name: 'MZ-2026-000001, Seite 1 von 2' }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'PDF schließen' }));
  expect(screen.queryByRole('region', { name: 'Das PDF' })).not.toBeInTheDocument();
});
