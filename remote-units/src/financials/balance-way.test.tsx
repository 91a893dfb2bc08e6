import type { Balance } from '@manzil/shared/contract/bookings/balance';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { aDashboard } from '../testing/dashboard-fixtures';
import { aed } from '../testing/unit-fixtures';

const aBalance = (changes: Partial<Balance> = {}): Balance => ({
  available: aed(7_322),
  opening: { day: '2025-12-01', balance: aed(4_000) },
  parts: {
    net: aed(131_766),
    payout: aed(-124_442),
    reserve: aed(-5_000),
    owner_contribution: aed(1_000),
    correction: aed(0),
    fx_difference: aed(-2),
  },
  reserve: aed(5_000),
  deposits: aed(0),
  booked_deposits: aed(0),
  ...changes,
});

/** Name, amount in fils and address of each row. */
async function way(balance: Balance) {
  await renderScreen({
    screen: 'financials',
    answers: {
      'GET /dashboard?period=12_months': aDashboard(),
      'GET /bookings/balance?period=12_months': balance,
      'GET /bookings/units?from=2025-12-01&to=2026-11-20&sort=unit&page=1': {
        items: [],
        sum: { rent: aed(0), costs: aed(0), net: aed(0) },
        page: 1,
        page_size: 25,
        has_more: false,
      },
    },
  });
  const list = screen.getByRole('heading', { name: 'Von Netto zu Verfügbar' })
    .nextElementSibling as HTMLElement;
  return within(list)
    .getAllByRole('link')
    .map((link) => ({
      name: link.closest('div')?.querySelector('dt')?.textContent,
      fils: Number((link.textContent ?? '').replace('−', '-').replaceAll(/[^\d-]/g, '')),
      address: link.getAttribute('href')?.replace('/financials/bookings?', ''),
    }));
}

test('each row opens the bookings it is the sum of, and rows of zero are left out', async () => {
  const days = 'from=2025-12-01&to=2026-11-20';
  const rows = await way(aBalance());
  expect(rows.map(({ name, address }) => [name, address])).toEqual([
    ['Guthaben vor dem 01.12.2025', 'to=2025-11-30&group=available'],
    ['Netto', `${days}&group=net`],
    ['Ausgezahlt an dich', `${days}&group=payout`],
    ['Rücklage', `${days}&category=reserve`],
    ['Einzahlungen von dir', `${days}&category=owner_contribution`],
    ['Kursdifferenzen', `${days}&category=fx_difference`],
    ['Verfügbar', 'to=2026-11-20&group=available'],
  ]);
  const amounts = rows.map(({ fils }) => fils);
  expect(amounts.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(amounts.at(-1));
});

test('booked deposits lead from what is available to the balance of the bookings', async () => {
  const rows = await way(aBalance({ booked_deposits: aed(6_000) }));
  expect(rows.slice(-3)).toEqual([
    { name: 'Verfügbar', fils: 732_200, address: 'to=2026-11-20&group=available' },
    { name: 'Gebuchte Kautionen', fils: 600_000, address: 'to=2026-11-20&group=deposit' },
    { name: 'Saldo aller Buchungen', fils: 1_332_200, address: 'to=2026-11-20' },
  ]);
});

test('each link says what its amount is of', async () => {
  await way(aBalance());
  const links = screen.getAllByRole('link', { name: /^Netto: 131\.766,00\sAED$/ });
  expect(links).toHaveLength(1);
});

test('without a period’s first day the way begins with what was earned', async () => {
  const { opening: _, ...balance } = aBalance();
  expect((await way(balance))[0]).toMatchObject({
    name: 'Netto',
    address: 'to=2026-11-20&group=net',
  });
});
