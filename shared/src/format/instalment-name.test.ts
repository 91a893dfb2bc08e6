import { instalmentName } from './instalment-name';

test('an instalment is called by its number, and the last one the final payment', () => {
  const [one, last] = [
    { seq: 5, count: 9 },
    { seq: 9, count: 9 },
  ];
  expect(instalmentName(one, 'de')).toBe('Rate 5 von 9');
  expect(instalmentName(last, 'de')).toBe('Restzahlung (Rate 9 von 9)');
  expect(instalmentName(one, 'en')).toBe('Instalment 5 of 9');
  expect(instalmentName(last, 'en')).toBe('Final payment (instalment 9 of 9)');
});
