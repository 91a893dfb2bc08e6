import { LedgerCategory } from './ledger-category';
import { StatementFigure, statementFigure } from './statement-figure';

test.each([
  ['income', ['rent', 'late_fee']],
  ['fee', ['management_fee', 'letting_fee']],
  ['vat', ['fee_vat']],
  ['reserve_delta', ['reserve']],
  ['payout', ['payout']],
  ['other', ['deposit_in', 'deposit_out', 'fx_difference', 'owner_contribution', 'correction']],
])('the figure %s is the sum of %j', (figure, categories) => {
  expect(LedgerCategory.filter((category) => statementFigure(category) === figure)).toEqual(
    categories,
  );
});

test('every category counts towards a figure', () => {
  for (const category of LedgerCategory) {
    expect(StatementFigure).toContain(statementFigure(category));
  }
});
