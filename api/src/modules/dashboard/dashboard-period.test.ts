import { cashFlowMonths, dashboardPeriod } from './dashboard-period';

test.each([
  ['month', '2026-11-01', null],
  ['year', '2026-01-01', { from: '2025-01-01', to: '2025-11-21' }],
  ['12_months', '2025-12-01', { from: '2024-12-01', to: '2025-11-21' }],
  ['all', null, null],
] as const)('the period %s begins on %s', (period, from, previous) => {
  expect(dashboardPeriod(period, '2026-11-21')).toEqual({ from, previous });
});

test('the cash flow shows the current month and the eleven before', () => {
  const months = cashFlowMonths('2026-11-21');
  expect([months.length, months[0], months[11]]).toEqual([12, '2025-12', '2026-11']);
});

test('on 29 February the year before ends with 28 February', () => {
  expect(dashboardPeriod('year', '2028-02-29').previous).toEqual({
    from: '2027-01-01',
    to: '2027-02-28',
  });
});
