import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { aDashboard } from '../testing/dashboard-fixtures';
import { anInvestor } from '../testing/investor-fixture';
import { aed, unitId } from '../testing/unit-fixtures';
import { placeLower } from '../testing/window-edge';

beforeEach(() => placeLower(true));

const [decision] = aDashboard().decisions;
const [entry] = aDashboard().agenda;
const shared = { amount: aed(30_000), part: aed(15_000) };

const dashboard = aDashboard({
  decisions: [
    { ...decision!, ...shared, id: 'a', kind: 'instalment_due' },
    { ...decision!, ...shared, id: 'b', kind: 'cheque_bounced' },
  ],
  agenda: [
    { ...entry!, ...shared, on: '2026-12-01' },
    { ...entry!, ...shared, on: '2026-12-02', kind: 'cheque' },
  ],
});

const open = (amounts_of: 'unit' | 'share', shown = dashboard) =>
  renderScreen({
    screen: 'dashboard',
    investor: anInvestor({ amounts_of }),
    answers: {
      'GET /dashboard?period=12_months': shown,
      'GET /documents?page=1': { items: [], page: 1, page_size: 20, has_more: false },
      'GET /projects': { items: [] },
    },
  });

const rowsOf = async (name: string) =>
  within(await screen.findByRole('region', { name })).getAllByRole('listitem');

test('of a shared unit an instalment is owed whole, and rent is shown as chosen', async () => {
  await open('share');
  const [instalment, cheque] = await rowsOf('Das steht an');
  expect(instalment).toHaveTextContent('Yas Canal House 705, ganze Einheit');
  expect(instalment).toHaveTextContent('30.000,00 AED');
  expect(cheque).toHaveTextContent('Yas Canal House 705, dein Anteil');
  expect(cheque).toHaveTextContent('15.000,00 AED');
  const [due, toBank] = await rowsOf('Nächste 90 Tage');
  expect(due).toHaveTextContent('Yas Canal House 705, 30.000,00 AED, ganze Einheit');
  expect(toBank).toHaveTextContent('Yas Canal House 705, 15.000,00 AED, dein Anteil');
});

test('who looks at whole units is told so of a shared one', async () => {
  await open('unit');
  const [, cheque] = await rowsOf('Das steht an');
  expect(cheque).toHaveTextContent('Yas Canal House 705, ganze Einheit');
  expect(cheque).toHaveTextContent('30.000,00 AED');
});

test('the owner of the whole reads nothing of parts', async () => {
  await open('share', aDashboard());
  for (const row of [...(await rowsOf('Das steht an')), ...(await rowsOf('Nächste 90 Tage'))])
    expect(row).not.toHaveTextContent(/Anteil|ganze/);
});

test('each unit of a decision says of what its sum is', async () => {
  const unit = { property_name: 'Mina Sands', seq: 2, amount: aed(10) };
  const members = [
    { ...unit, unit_id: unitId(1), unit_no: '101', part: aed(5) },
    { ...unit, unit_id: unitId(2), unit_no: '102', part: null },
  ];
  const several = { ...decision!, ...shared, number: 2, unit: null, members };
  const { user } = await open('unit', aDashboard({ decisions: [several] }));
  await user.click(screen.getByRole('button', { name: 'Alle 2 ansehen' }));
  const first = (await screen.findByRole('link', { name: 'Mina Sands 101' })).closest('li');
  expect(first).toHaveTextContent('10,00 AED, ganze Einheit');
  const second = screen.getByRole('link', { name: 'Mina Sands 102' }).closest('li');
  expect(second).toHaveTextContent(/10,00\sAED$/);
});
