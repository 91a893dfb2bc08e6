import { clearAlerts, currentAlerts } from '@manzil/shared/runtime';
import { Refusal, renderScreen } from '@manzil/shared/testing/render-screen';
import { saveFile } from '@manzil/shared/ui/save-file';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage, aSummary, moneyId } from '../testing/money-fixtures';

jest.mock('@manzil/shared/ui/save-file', () => ({ saveFile: jest.fn() }));

afterEach(clearAlerts);

const open = (answers: Record<string, unknown>) => renderScreen({ screen: 'statements', answers });

test('each year has its statements, which lead to their own address', async () => {
  await open({
    'GET /statements?page=1': aPage([
      aSummary(3, { status: 'corrected' }),
      aSummary(2, { status: 'superseded' }),
      aSummary(1, { period: '2025-12' }),
    ]),
  });
  const year = within(screen.getByRole('region', { name: '2026' }));
  expect(year.getAllByRole('link', { name: /^Oktober.2026$/ })[0]).toHaveAttribute(
    'href',
    `/financials/statements/${moneyId(3)}`,
  );
  const rows = year.getAllByRole('row').map((row) => row.textContent);
  expect(rows[0]).toBe('MonatNummer und StatusNettoAuszahlungEndsaldoDatei');
  expect(rows[1]).toMatch(/MZ-2026-000003Korrigiert 05\.11\.202635\.820,00−26\.000,00/);
  expect(rows[2]).toMatch(/MZ-2026-000002Ersetzt/);
  expect(year.getByText('in AED')).toBeInTheDocument();
  // What says on a phone, where there are no heads, which amount it is.
  expect(year.getAllByText('35.820,00')[0]).toHaveAttribute('data-label', 'Netto');
  expect(
    within(screen.getByRole('region', { name: '2025' })).getByText('Erschienen 05.11.2026'),
  ).toBeInTheDocument();
});

test('earlier ones come on demand', async () => {
  const { user } = await open({
    'GET /statements?page=1': aPage([aSummary(2)], { has_more: true }),
    'GET /statements?page=2': aPage([aSummary(1, { period: '2024-10' })], { page: 2 }),
  });
  await user.click(screen.getByRole('button', { name: 'Ältere anzeigen' }));
  expect(await screen.findByRole('region', { name: '2024' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ältere anzeigen' })).not.toBeInTheDocument();
});

test('a ZIP that cannot be had is told, with what to do', async () => {
  const { user } = await open({
    'GET /statements?page=1': aPage([aSummary(1)]),
    'HEAD /statements/archive?year=2026': () => new Refusal(503),
  });
  await user.click(screen.getByRole('button', { name: '2026 als ZIP' }));
  await waitFor(() =>
    expect(currentAlerts()).toMatchObject([
      {
        title: 'Die ZIP-Datei ließ sich nicht herunterladen',
        message: expect.stringMatching(/noch eine unterwegs/),
      },
    ]),
  );
});

test('the PDF of a month can be had from the list', async () => {
  const { user } = await open({
    'GET /statements?page=1': aPage([aSummary(1)]),
    [`GET /statements/${moneyId(1)}/download`]: () => new Response('%PDF-1.7'),
  });
  await user.click(screen.getByRole('button', { name: 'PDF von MZ-2026-000001 herunterladen' }));
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledWith('MZ-2026-000001.pdf', expect.anything()),
  );
});

test('before the first one it says when that comes', async () => {
  await open({ 'GET /statements?page=1': aPage([]) });
  expect(screen.getByRole('heading', { name: 'Noch keine Abrechnung' })).toBeInTheDocument();
});
