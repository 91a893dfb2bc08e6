import { isIn, LedgerCategory, ledgerGroup } from './ledger-category';

test('rent counts as rent, with what late tenants pay on top', () => {
  expect(LedgerCategory.filter((c) => ledgerGroup(c) === 'rent')).toEqual(['rent', 'late_fee']);
});

test('fees, charges and repairs count as costs', () => {
  expect(LedgerCategory.filter((c) => ledgerGroup(c) === 'cost')).toEqual([
    'management_fee',
    'fee_vat',
    'letting_fee',
    'service_charge',
    'maintenance',
    'capex',
    'insurance',
    'utilities',
    'ejari_fee',
    'legal',
    'court',
    'cleaning',
    'furnishing',
    'bank_fee',
  ]);
});

test('only payouts count as paid out', () => {
  expect(LedgerCategory.filter((c) => ledgerGroup(c) === 'payout')).toEqual(['payout']);
});

test('deposits, contributions, corrections and the reserve count towards no figure', () => {
  expect(LedgerCategory.filter((c) => ledgerGroup(c) === 'transfer')).toEqual([
    'deposit_in',
    'deposit_out',
    'fx_difference',
    'owner_contribution',
    'correction',
    'reserve',
  ]);
});

test('net is rent and costs, and nothing else', () => {
  expect(LedgerCategory.filter((c) => isIn('net', c))).toEqual(
    LedgerCategory.filter((c) => isIn('rent', c) || isIn('cost', c)),
  );
});

test('all but deposits is available', () => {
  const deposits = LedgerCategory.filter((c) => isIn('deposit', c));
  expect(deposits).toEqual(['deposit_in', 'deposit_out']);
  expect(LedgerCategory.filter((c) => !isIn('available', c))).toEqual(deposits);
});
