import { NO_UNIT } from '@manzil/shared/contract/bookings/bookings';
import type { UnitResult, UnitResultList } from '@manzil/shared/contract/bookings/unit-results';
import { Refusal, renderScreen } from '@manzil/shared/testing/render-screen';
import { screen, waitFor, within } from '@testing-library/react';
import { aDashboard, anEmptyDashboard, anOffPlanDashboard } from '../testing/dashboard-fixtures';
import { aed, unitId } from '../testing/unit-fixtures';

const aBalance = { available: aed(7_324), reserve: aed(5_000), deposits: aed(0) };

const result = (n: number, rent: number, costs: number): UnitResult => ({
  unit: { unit_id: unitId(n), property_name: 'Marina Walk Tower', unit_no: `230${n}` },
  rent: aed(rent),
  costs: aed(costs),
  net: aed(rent + costs),
});
const results = (...items: UnitResult[]): UnitResultList => ({
  items,
  sum: { rent: aed(174_000), costs: aed(-42_234), net: aed(131_766) },
  page: 1,
  page_size: 25,
  has_more: false,
});
const resultsAt = (days: string, sort = 'unit') =>
  `GET /bookings/units?${days}&sort=${sort}&page=1`;
const YEAR_DAYS = 'from=2025-12-01&to=2026-11-20';

const open = (answers: Record<string, unknown>) =>
  renderScreen({
    screen: 'financials',
    answers: {
      ...Object.fromEntries(
        ['month', 'year', '12_months', 'all'].map((period) => [
          `GET /bookings/balance?period=${period}`,
          aBalance,
        ]),
      ),
      ...Object.fromEntries(
        [
          YEAR_DAYS,
          'from=2026-11-01&to=2026-11-20',
          'from=2026-01-01&to=2026-11-20',
          'to=2026-11-20',
        ].map((days) => [resultsAt(days), results()]),
      ),
      ...answers,
    },
  });

const BALANCE = 'GET /bookings/balance?period=12_months';
const LAST_YEAR = 'GET /dashboard?period=12_months';

test('the heading is what is left of the rent', async () => {
  await open({ [LAST_YEAR]: aDashboard() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('131.766,00 AED netto');
  expect(screen.getByText('01.12.2025 bis 20.11.2026')).toBeInTheDocument();
});

test('twelve months add up to their sums', async () => {
  await open({ [LAST_YEAR]: aDashboard() });
  const table = within(screen.getByRole('region', { name: 'Monat für Monat' })).getByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(14);
  expect(
    within(table).getByRole('row', { name: 'Summe 40.000,00 7.570,00 26.000,00' }),
  ).toBeInTheDocument();
});

test.each([
  ['Monat', 'month', 1, 'in AED'],
  ['Jahr', 'year', 11, 'in AED, im Diagramm in Tausend'],
  ['Gesamt', 'all', 12, 'in AED, im Diagramm in Tausend; davon die letzten zwölf Monate'],
] as const)(
  'for "%s" the table has the months of the figures',
  async (name, period, months, note) => {
    const { user } = await open({
      [LAST_YEAR]: aDashboard(),
      [`GET /dashboard?period=${period}`]: aDashboard({ period }),
    });
    await user.click(screen.getByRole('radio', { name }));
    const region = screen.getByRole('region', { name: 'Monat für Monat' });
    await waitFor(() => expect(within(region).getAllByRole('row')).toHaveLength(months + 2));
    expect(await within(region).findByText(note)).toBeInTheDocument();
  },
);

test('each figure leads to the bookings that it is the sum of', async () => {
  await open({ [LAST_YEAR]: aDashboard() });
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  const bookings = `/financials/bookings?${YEAR_DAYS}`;
  expect(address('Buchungen zu „Mieteinnahmen“')).toBe(`${bookings}&group=rent`);
  expect(address('Buchungen zu „Kosten“')).toBe(`${bookings}&group=cost`);
  expect(address('Buchungen zu „Netto“')).toBe(`${bookings}&group=net`);
  expect(address('Buchungen zu „Ausgezahlt an dich“')).toBe(`${bookings}&group=payout`);
  const months = within(screen.getByRole('region', { name: 'Monat für Monat' }));
  expect(months.getAllByRole('link')[0]?.getAttribute('href')).toMatch(
    /\?from=(\d{4}-\d\d)-01&to=\1-(28|30|31)&group=rent$/,
  );
});

test('reserve and deposits stand apart from what is available', async () => {
  await open({ [LAST_YEAR]: aDashboard() });
  const held = within(screen.getByRole('region', { name: 'Guthaben, Rücklage und Kautionen' }));
  expect(held.getByText('7.324')).toBeInTheDocument();
  expect(held.getByRole('link', { name: 'Buchungen zu „Verfügbar“' })).toHaveAttribute(
    'href',
    '/financials/bookings?to=2026-11-20&group=available',
  );
  expect(held.getByText('Vereinbart in deinen laufenden Mietverträgen')).toBeInTheDocument();
  expect(held.queryByRole('link', { name: 'Mietverträge dazu' })).not.toBeInTheDocument();
});

test('deposits lead to the tenancies that they are of, where there are any', async () => {
  await open({ [LAST_YEAR]: aDashboard(), [BALANCE]: { ...aBalance, deposits: aed(6_000) } });
  expect(screen.getByRole('link', { name: 'Mietverträge dazu' })).toHaveAttribute(
    'href',
    '/contracts#tenancy',
  );
});

test('below zero it is told what that is, and how it is settled', async () => {
  await open({
    [LAST_YEAR]: aDashboard(),
    [BALANCE]: { ...aBalance, available: aed(-1_127) },
  });
  const held = within(screen.getByRole('region', { name: 'Guthaben, Rücklage und Kautionen' }));
  expect(held.getByText('−1.127')).toBeInTheDocument();
  expect(
    held.getByText('Das haben wir für dich ausgelegt. Wir verrechnen es mit der nächsten Miete.'),
  ).toBeInTheDocument();
  expect(held.queryByText('Dein Guthaben bei uns')).not.toBeInTheDocument();
});

test('a balance that does not come is said, and the rest is shown', async () => {
  await open({ [LAST_YEAR]: aDashboard(), [BALANCE]: () => new Refusal(400) });
  expect(
    await screen.findByText('Dein Guthaben lässt sich gerade nicht laden.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('131.766,00 AED netto');
});

test('units are put in the order of what they bring', async () => {
  const { user } = await open({
    [LAST_YEAR]: aDashboard(),
    [resultsAt(YEAR_DAYS)]: results(result(1, 60_000, -17_000), result(2, 114_000, -25_234)),
    [resultsAt(YEAR_DAYS, 'net')]: results(result(2, 114_000, -25_234), result(1, 60_000, -17_000)),
  });
  const units = within(screen.getByRole('region', { name: 'Je Einheit' }));
  await user.selectOptions(await units.findByLabelText('Sortierung'), 'Höchstes Netto zuerst');
  const first = await units.findByRole('row', { name: /^Marina Walk Tower 2302/ });
  await waitFor(() => expect(units.getAllByRole('row')[1]).toBe(first));
  expect(within(first).getByRole('link', { name: '88.766,00' })).toHaveAttribute(
    'href',
    `/financials/bookings?${YEAR_DAYS}&group=net&unit_id=${unitId(2)}`,
  );
});

test('costs of a unit stand without a sign, and the sum is that of all units', async () => {
  const first = { ...results(result(1, 60_000, -17_000)), has_more: true };
  const { user } = await open({
    [LAST_YEAR]: aDashboard(),
    [resultsAt(YEAR_DAYS)]: first,
    [resultsAt(YEAR_DAYS).replace('page=1', 'page=2')]: { ...results(result(2, 0, 0)), page: 2 },
  });
  const units = within(screen.getByRole('region', { name: 'Je Einheit' }));
  expect(
    await units.findByRole('row', { name: 'Marina Walk Tower 2301 60.000,00 17.000,00 43.000,00' }),
  ).toBeVisible();
  expect(
    units.getByRole('row', { name: 'Summe aller Buchungen 174.000,00 42.234,00 131.766,00' }),
  ).toBeVisible();
  await user.click(units.getByRole('button', { name: 'Weitere Einheiten' }));
  expect(
    await units.findByRole('row', { name: /^Marina Walk Tower 2302 0,00 0,00/ }),
  ).toBeVisible();
});

test('a sold unit and what has none lead to bookings, an owned one to its page', async () => {
  const sold = { ...result(2, 114_000, -25_234), sold: true };
  const without = { ...result(3, 0, -234), unit: null, sold: false };
  await open({
    [LAST_YEAR]: aDashboard(),
    [resultsAt(YEAR_DAYS)]: results({ ...result(1, 60_000, -17_000), sold: false }, sold, without),
  });
  const units = within(screen.getByRole('region', { name: 'Je Einheit' }));
  const address = async (name: RegExp) =>
    (await units.findByRole('link', { name })).getAttribute('href');
  const bookings = `/financials/bookings?${YEAR_DAYS}`;
  expect(await address(/2301$/)).toBe(`/my-units/${unitId(1)}`);
  expect(await address(/2302$/)).toBe(`${bookings}&unit_id=${unitId(2)}`);
  expect(units.getByRole('row', { name: /^Marina Walk Tower 2302 verkauft/ })).toBeVisible();
  expect(await address(/^Ohne Einheit$/)).toBe(`${bookings}&unit_id=${NO_UNIT}`);
  expect(await address(/^234,00$/)).toBe(`${bookings}&group=cost&unit_id=${NO_UNIT}`);
});

test('with a unit that is owned in part the figures are told to be the part', async () => {
  await open({ [LAST_YEAR]: aDashboard({ in_part: true }) });
  expect(screen.getByText('01.12.2025 bis 20.11.2026, dein Anteil')).toBeInTheDocument();
});

test('another period changes the heading', async () => {
  const month = aDashboard({ period: 'month' });
  month.figures.rent = aed(0);
  month.figures.costs = aed(2_315);
  const { user } = await open({
    [LAST_YEAR]: aDashboard(),
    'GET /dashboard?period=month': month,
  });
  await user.click(screen.getByRole('radio', { name: 'Monat' }));
  expect(await screen.findByText('01.11.2026 bis 20.11.2026')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('−2.315,00 AED netto');
});

test('before the first booking it says what is to be paid', async () => {
  await open({ [LAST_YEAR]: anOffPlanDashboard() });
  expect(screen.getByRole('heading', { name: 'Noch keine Buchung' })).toBeInTheDocument();
  expect(screen.getByText(/Noch zu zahlende Raten: 1\.110\.000,00 AED\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zahlpläne ansehen' })).toHaveAttribute(
    'href',
    '/my-units',
  );
});

test('without a unit it says what to do', async () => {
  await open({ [LAST_YEAR]: anEmptyDashboard() });
  expect(screen.getByText('Noch keine Einheit zugeordnet')).toBeInTheDocument();
});
