import type { AmountsOf } from '@manzil/shared/contract/settings/display';
import { currentInvestor, setInvestor, subscribe } from '@manzil/shared/runtime';
import { Refusal, renderScreen } from '@manzil/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { anInvestor } from '../testing/investor-fixture';
import { aUnitDetail } from '../testing/unit-detail-fixtures';
import { aed, aUnitList, fourUnits, unitId } from '../testing/unit-fixtures';

/** As the host does. */
let stop: () => void;
beforeEach(() => {
  stop = subscribe('investor:changed', (change) => {
    const now = currentInvestor();
    if (now) setInvestor({ ...now, ...change });
  });
});
afterEach(() => stop());

const CHOOSE = 'PATCH /settings/display';

const openUnit = (choose: unknown, share_bps = 5_000, amounts_of: AmountsOf = 'unit') =>
  renderScreen({
    screen: 'unit-detail',
    at: `/my-units/${unitId(1)}`,
    investor: anInvestor({ amounts_of }),
    answers: { [`GET /units/${unitId(1)}`]: aUnitDetail({ share_bps }), [CHOOSE]: choose },
  });
const rent = () => screen.getByText('Jahresmiete').nextElementSibling;

test('who owns a half sees the whole or the half, as chosen for the account', async () => {
  const choose = jest.fn(() => ({ success: true }));
  const { user } = await openUnit(choose);
  expect(screen.getByRole('radio', { name: 'ganze Einheit' })).toBeChecked();
  expect(rent()).toHaveTextContent('120.000,00');
  await user.click(screen.getByRole('radio', { name: /^mein Anteil, 50.%$/ }));
  expect(rent()).toHaveTextContent('60.000,00');
  expect(choose).toHaveBeenCalledWith({ amounts_of: 'share' });
});

test('a choice that is not kept is taken back', async () => {
  const { user } = await openUnit(new Refusal(503));
  await user.click(screen.getByRole('radio', { name: /^mein Anteil/ }));
  expect(await screen.findByRole('radio', { name: 'ganze Einheit', checked: true })).toBeVisible();
  expect(rent()).toHaveTextContent('120.000,00');
});

test('the owner of the whole has nothing to choose', async () => {
  await openUnit(undefined, 10_000, 'share');
  expect(screen.queryByRole('group', { name: 'Beträge geteilter Einheiten' })).toBeNull();
  expect(rent()).toHaveTextContent('120.000,00');
});

test('the list adds up parts where they are wanted', async () => {
  const units = fourUnits().map((unit, index) => ({ ...unit, share_bps: index ? 10_000 : 5_000 }));
  const list = aUnitList(units);
  const part = { ...list.totals.part, purchase_price: aed(4_000_000) };
  await renderScreen({
    screen: 'units',
    at: '/my-units?view=cards',
    investor: anInvestor({ amounts_of: 'share' }),
    answers: { 'GET /units': { ...list, totals: { ...list.totals, part } } },
  });
  expect(screen.getByRole('radio', { name: 'mein Anteil' })).toBeChecked();
  expect(screen.getByText('4.000.000,00 AED')).toBeVisible();
});
