import { readSearch } from './read-search';

test.each([
  ['2.315,00', { from: 231_500, to: 231_500, signed: false }],
  ['2,315.00 AED', { from: 231_500, to: 231_500, signed: false }],
  ['2315', { from: 231_500, to: 231_599, signed: false }],
  ['-2.315', { from: -231_599, to: -231_500, signed: true }],
  ['+40 000', { from: 4_000_000, to: 4_000_099, signed: true }],
  ['Scheck 1', null],
])('%s asks for the amount %j', (text, amount) => {
  expect(readSearch(text, 'de').amount).toEqual(amount);
});

test('a word finds categories by their names, and its own signs in the text', () => {
  expect(readSearch('MIETE 7%', 'de').words).toEqual([
    { pattern: '%MIETE%', categories: ['rent'] },
    { pattern: '%7\\%%', categories: [] },
  ]);
});
