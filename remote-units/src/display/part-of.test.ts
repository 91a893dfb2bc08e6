import { aUnitDetail } from '../testing/unit-detail-fixtures';
import { partOf } from './part-of';

test('every amount becomes a part, but what is priced by area, and nothing else changes', () => {
  const charge = { amount: 1_800, currency: 'AED' as const };
  const unit = aUnitDetail({ service_charge_per_sqft: charge });
  const part = partOf(unit, 5_000);
  expect(part.purchase_price.amount).toBe(unit.purchase_price.amount / 2);
  expect(part.yield?.annual_rent.amount).toBe(6_000_000);
  expect(part.cheques.map(({ amount }) => amount.amount)).toEqual(
    unit.cheques.map(({ amount }) => amount.amount / 2),
  );
  expect(part.service_charge_per_sqft).toEqual(charge);
  const names = (value: unknown) =>
    JSON.stringify(value, (name, each) => (name === 'amount' ? 0 : each));
  expect(names(part)).toBe(names(unit));
});
