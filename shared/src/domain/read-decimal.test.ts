import { readDecimal } from './read-decimal';

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
  ['−5', -500],
])('%j is read as %d hundredths', (text, hundredths) => {
  expect(readDecimal(text)).toBe(hundredths);
});

test.each(['', 'viel', '12.5', '12.00.0', '1.000,000', '1e6', '--5', '9'.repeat(30)])(
  '%j is no number',
  (text) => {
    expect(readDecimal(text)).toBeNull();
  },
);
