import { parseRent } from './rent';

test.each([
  ['120000', 12_000_000],
  ['120.000', 12_000_000],
  ['120,000', 12_000_000],
  ['120 000', 12_000_000],
  ["1'200'000", 120_000_000],
  ['120.000,50', 12_000_050],
  ['120,000.50', 12_000_050],
  ['85000,00', 8_500_000],
  ['  9500 ', 950_000],
])('%j is read as %d fils', (text, fils) => {
  expect(parseRent(text)).toBe(fils);
});

test.each(['', 'viel', '12.5', '12.00.0', '1.000,000', '1e6', '--5'])('%j is no number', (text) => {
  expect(parseRent(text)).toBe('no_number');
});

test.each(['0', '0,00', '0,99', '-5', '−5', '100000000,01', '999999999999'])(
  '%j is beyond any rent',
  (text) => {
    expect(parseRent(text)).toBe('out_of_range');
  },
);

test.each([
  ['1', 100],
  ['100.000.000', 10_000_000_000],
])('%j is just within the limits', (text, fils) => {
  expect(parseRent(text)).toBe(fils);
});
