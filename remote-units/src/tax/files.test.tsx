import { clearAlerts, currentAlerts } from '@manzil/shared/runtime';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import * as saving from '@manzil/shared/ui/save-file';
import { screen, waitFor } from '@testing-library/react';
import { aTaxUnit, aTaxYear } from '../testing/tax-fixtures';

jest.mock('@manzil/shared/ui/save-file', () => ({ saveFile: jest.fn() }));

const chosen = aTaxUnit();
const id = chosen.unit?.unit_id;

test.each(['CSV', 'PDF'])('the %s of a unit is named by it', async (name) => {
  const { user } = await renderScreen({
    screen: 'tax',
    answers: {
      'GET /tax?language=de': aTaxYear({ chosen }),
      [`GET /tax.csv?year=2026&unit_id=${id}&language=de`]: 'Datum',
      [`GET /tax/units/${id}/pdf?year=2026&language=de`]: '%PDF-1.7',
    },
  });
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() =>
    expect(saving.saveFile).toHaveBeenCalledWith(
      `steuer-2026-marina-walk-tower-2304.${name.toLowerCase()}`,
      expect.anything(),
    ),
  );
});

test('receipts on paper are said beside the archive, which has none of them', async () => {
  await renderScreen({
    screen: 'tax',
    answers: { 'GET /tax?language=de': aTaxYear({ receipts: 1, paper_receipts: 2 }) },
  });
  expect(screen.getByRole('button', { name: '1 Beleg als ZIP' })).toBeVisible();
  expect(screen.getByText('2 Belege liegen nur auf Papier vor.')).toBeVisible();
});

test('where all receipts are on paper there is no archive', async () => {
  await renderScreen({
    screen: 'tax',
    answers: { 'GET /tax?language=de': aTaxYear({ receipts: 0, paper_receipts: 1 }) },
  });
  expect(screen.getByText('1 Beleg liegt nur auf Papier vor.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /ZIP/ })).not.toBeInTheDocument();
});

test('without a connection the file says so', async () => {
  const { user } = await renderScreen({
    screen: 'tax',
    answers: {
      'GET /tax?language=de': aTaxYear(),
      'GET /tax.csv?year=2026&language=de': () => Promise.reject(new TypeError('offline')),
    },
  });
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  const message = expect.stringContaining('Prüfe deine Internetverbindung');
  await waitFor(() => expect(currentAlerts()).toMatchObject([{ message }]));
  clearAlerts();
});
