import { anna, renderScreen } from '@manzil/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { aPage, aPayout, moneyId } from '../testing/money-fixtures';

const open = (answers: Record<string, unknown>) => renderScreen({ screen: 'payouts', answers });

test('each payout says how it stands, what left and what arrived', async () => {
  await open({
    'GET /payouts?page=1': aPage([
      aPayout(),
      aPayout({ payout_id: moneyId(2), status: 'failed', credited: null, value_date: null }),
    ]),
  });
  const [, paid, failed] = screen.getAllByRole('row');
  expect(paid).toHaveTextContent(
    /31\.10\.2026Gutgeschrieben03\.11\.2026.*12\.400,00.AED3\.073,24.€/,
  );
  expect(failed).toHaveTextContent(/Fehlgeschlagen.*nicht angekommen/);
  expect(screen.getAllByRole('link', { name: '31.10.2026' })[1]).toHaveAttribute(
    'href',
    `/financials/payouts/${moneyId(2)}`,
  );
});

test('of one that came back no amount stands as credited', async () => {
  await open({
    'GET /payouts?page=1': aPage([aPayout({ status: 'returned', failure_reason: 'other' })]),
  });
  const [, returned] = screen.getAllByRole('row');
  expect(returned).toHaveTextContent(/Zurückgekommen.*12\.400,00.AEDkam zurück$/);
});

test('one that takes longer than usual is marked, and a phone shows the day of credit', async () => {
  const waiting = { status: 'processing', credited: null, value_date: null } as const;
  await open({
    'GET /payouts?page=1': aPage([
      aPayout({ ...waiting, payout_id: moneyId(3), ordered_on: '2026-11-18' }),
      aPayout({ ...waiting, payout_id: moneyId(2), ordered_on: '2026-11-10' }),
      aPayout(),
    ]),
  });
  const [, onItsWay, late] = screen.getAllByRole('row');
  expect(onItsWay).toHaveTextContent(/Unterwegs/);
  expect(late).toHaveTextContent(/Dauert länger als üblich/);
  const credited = screen.getByRole('cell', { name: '03.11.2026' });
  expect(credited).toHaveAttribute('data-label', 'Wertstellung der Bank');
  expect(credited).not.toHaveAttribute('data-narrow', 'hidden');
});

test('before the first one it says when that comes', async () => {
  await open({ 'GET /payouts?page=1': aPage([]) });
  expect(screen.getByRole('heading', { name: 'Noch keine Auszahlung' })).toBeInTheDocument();
});

test('while payouts are on hold, that is said where they are missed', async () => {
  await renderScreen({
    screen: 'payouts',
    investor: { ...anna, profile_status: 'inactive' },
    answers: { 'GET /payouts?page=1': aPage([aPayout()]) },
  });
  expect(screen.getByText('Auszahlungen sind angehalten')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Im Profil nachsehen' })).toHaveAttribute(
    'href',
    '/profile',
  );
});
