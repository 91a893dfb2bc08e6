import type { Display } from '@manzil/shared/contract/settings/display';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen, waitFor } from '@testing-library/react';
import { aDashboard } from '../testing/dashboard-fixtures';
import { aDisplay, anInvestor } from '../testing/investor-fixture';
import { aed } from '../testing/unit-fixtures';
import { placeLower } from '../testing/window-edge';

const PERIOD = 'GET /dashboard?period=12_months';

beforeEach(() => placeLower(false));

function open(display: Display, name: 'dashboard' | 'financials' = 'dashboard') {
  return renderScreen({
    screen: name,
    investor: anInvestor(display),
    answers: {
      [PERIOD]: aDashboard(),
      'GET /bookings/balance': { available: aed(0), reserve: aed(0), deposits: aed(0) },
      'GET /bookings/units?from=2025-12-01&to=2026-11-20&sort=unit&page=1': {
        items: [],
        sum: { rent: aed(0), costs: aed(0), net: aed(0) },
        page: 1,
        page_size: 25,
        has_more: false,
      },
      'GET /fx-rates?base=AED&quote=EUR': {
        base: 'AED',
        quote: 'EUR',
        rate: '0.24935000',
        as_of: '2026-11-19',
        source: 'ecb_usd_peg',
      },
    },
  });
}
const plain: Display = { ...aDisplay, timezone: 'America/New_York' };
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement;

test('sums in dirhams ask for no rate, and the greeting follows the time zone', async () => {
  const { requests } = await open(plain);
  expect(requests).toEqual([PERIOD]);
  expect(screen.getByText(/bei dir 01:42/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hallo, Anna.');
});

test('with euros beside them, each sum has both', async () => {
  await open({ ...plain, display_currency: 'aed_eur' });
  expect(await screen.findByText('rund 43.387 €')).toBeVisible();
  expect(figure('Mieteinnahmen')).toHaveTextContent('174.000,00AED');
});

test('in euros alone, what has to be paid keeps its dirhams', async () => {
  await open({ ...plain, display_currency: 'eur' });
  await screen.findByText('43.387', { exact: false });
  expect(figure('Noch zu zahlende Raten')).toHaveTextContent('1.616.000,00AEDrund 402.950 €');
});

test('what is converted is whole euros, in the heading of the financials too', async () => {
  await open({ ...plain, display_currency: 'eur' }, 'financials');
  const heading = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(heading).toHaveTextContent(/^32\.856.€ netto$/));
  expect(
    screen.getByText('1 AED = 0,24935 €, nach dem Dollarkurs der EZB vom 19.11.2026'),
  ).toBeVisible();
});
