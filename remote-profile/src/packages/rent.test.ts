import { parseRent } from './rent';

test('what is no number is no rent', () => {
  expect(parseRent('viel')).toBe('no_number');
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
