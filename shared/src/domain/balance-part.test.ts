import { BalancePart, isInPart } from './balance-part';
import { isIn, LedgerCategory } from './ledger-category';

test.each(LedgerCategory)('%s is in one part of the balance, or is a deposit', (category) => {
  const parts = BalancePart.filter((part) => isInPart(part, category));
  expect(parts).toHaveLength(isIn('available', category) ? 1 : 0);
});
