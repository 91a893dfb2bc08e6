import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { anOffPlanDashboard } from '../testing/dashboard-fixtures';
import { placeLower } from '../testing/window-edge';

beforeEach(() => placeLower(true));

async function nextInstalment(changes: object, now = '2026-11-20T06:42:00Z') {
  await renderScreen({
    screen: 'dashboard',
    now,
    answers: {
      'GET /dashboard?period=12_months': { ...anOffPlanDashboard(), ...changes },
      'GET /documents?page=1': { items: [], page: 1, page_size: 20, has_more: false },
      'GET /projects': { items: [] },
    },
  });
  return (await screen.findByText('Nächste Rate', { selector: 'dt' })).parentElement;
}

test('the next instalment of who shares a unit is said to be the whole unit’s', async () => {
  expect(await nextInstalment({ in_part: true })).toHaveTextContent(
    '92.500,00AEDfällig 01.12.2026 (ganze Einheit)',
  );
});

test('who owns units whole reads nothing of parts', async () => {
  expect(await nextInstalment({})).not.toHaveTextContent('ganze Einheit');
});

test('an instalment whose day has passed was due, and is not ahead', async () => {
  expect(await nextInstalment({}, '2026-12-02T08:00:00Z')).toHaveTextContent(
    'war am 01.12.2026 fällig',
  );
});
