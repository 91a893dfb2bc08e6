import { LedgerCategory, ledgerGroup } from './ledger-category';
import { usualTaxGroup } from './tax-group';

test('what counts as rent is rental income, and nothing else is', () => {
  expect(LedgerCategory.filter((c) => usualTaxGroup(c) === 'rental_income')).toEqual(
    LedgerCategory.filter((c) => ledgerGroup(c) === 'rent'),
  );
});

test('money that only changes its place is neither income nor cost, every cost has a group', () => {
  expect(LedgerCategory.filter((c) => usualTaxGroup(c) === 'none')).toEqual(
    LedgerCategory.filter((c) => ledgerGroup(c) === 'transfer' || ledgerGroup(c) === 'payout'),
  );
});

test('VAT is deducted with the fee it is charged on', () => {
  expect(usualTaxGroup('fee_vat')).toBe(usualTaxGroup('management_fee'));
});
