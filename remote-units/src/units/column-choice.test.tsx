import { currentInvestor, setInvestor, subscribe } from '@manzil/shared/runtime';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import { cleanup, screen } from '@testing-library/react';
import { anInvestor } from '../testing/investor-fixture';
import { aUnitList, units } from '../testing/unit-fixtures';

/** As the host does. */
let stop: () => void;
beforeEach(() => {
  stop = subscribe('investor:changed', (change) => {
    const now = currentInvestor();
    if (now) setInvestor({ ...now, ...change });
  });
});
afterEach(() => stop());

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('columns are chosen for the account, in the order of the table, and go back to the usual ones', async () => {
  const change = jest.fn(() => ({ success: true }));
  const { user } = await renderScreen({
    screen: 'units',
    at: '/my-units?view=table',
    answers: { 'GET /units': aUnitList(units(1, 12)), 'PATCH /settings/display': change },
  });
  const usual = [
    'Einheit',
    'Ort',
    'Status',
    'Nächster Termin',
    'Kaufpreis in AED',
    'Jahresmiete in AED',
    'Nettorendite',
  ];
  expect(heads()).toEqual(usual);
  await user.click(screen.getByRole('button', { name: 'Spalten' }));
  await user.click(screen.getByRole('checkbox', { name: 'Ort' }));
  await user.click(screen.getByRole('checkbox', { name: 'Anteil' }));
  expect(heads()).toEqual([
    'Einheit',
    'Status',
    'Nächster Termin',
    'Anteil',
    'Kaufpreis in AED',
    'Jahresmiete in AED',
    'Nettorendite',
  ]);
  expect(change).toHaveBeenLastCalledWith({
    unit_columns: ['state', 'next', 'share', 'price', 'rent', 'yield'],
  });
  await user.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
  expect(heads()).toEqual(usual);
  expect(change).toHaveBeenLastCalledWith({ unit_columns: null });
});

const few = aUnitList(units(1, 4));
const isTable = () => screen.queryByRole('table') !== null;

test('cards or table is chosen for the account', async () => {
  const change = jest.fn(() => ({ success: true }));
  const { user } = await renderScreen({
    screen: 'units',
    investor: anInvestor(),
    answers: { 'GET /units': few, 'PATCH /settings/display': change },
  });
  expect(isTable()).toBe(false);
  await user.click(screen.getByRole('radio', { name: 'Tabelle' }));
  expect(isTable()).toBe(true);
  expect(change).toHaveBeenCalledWith({ unit_view: 'table' });
});

test('the address decides on the view, and without one the account', async () => {
  const investor = anInvestor({ unit_view: 'table' });
  await renderScreen({ screen: 'units', investor, answers: { 'GET /units': few } });
  expect(isTable()).toBe(true);
  cleanup();
  const at = '/my-units?view=cards';
  await renderScreen({ screen: 'units', at, investor, answers: { 'GET /units': few } });
  expect(isTable()).toBe(false);
});
