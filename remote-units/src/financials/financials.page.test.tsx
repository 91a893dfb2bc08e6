import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen, waitFor, within } from '@testing-library/react';
import { aDashboard, anEmptyDashboard, anOffPlanDashboard } from '../testing/dashboard-fixtures';
import { aed } from '../testing/unit-fixtures';

const open = (answers: Record<string, unknown>) => renderScreen({ screen: 'financials', answers });

const LAST_YEAR = 'GET /dashboard?period=12_months';

test('the heading is what is left of the rent', async () => {
  await open({ [LAST_YEAR]: aDashboard() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('131.766,00 AED netto');
  expect(screen.getByText('01.12.2025 bis 20.11.2026')).toBeInTheDocument();
});

test('twelve months add up to their sums', async () => {
  await open({ [LAST_YEAR]: aDashboard() });
  const table = screen.getByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(14);
  expect(
    within(table).getByRole('row', { name: 'Summe 40.000,00 7.570,00 26.000,00' }),
  ).toBeInTheDocument();
});

test.each([
  ['Monat', 'month', 1, 'in AED'],
  ['Jahr', 'year', 11, 'in AED'],
  ['Gesamt', 'all', 12, 'in AED, davon die letzten zwölf Monate'],
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
