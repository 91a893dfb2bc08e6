import { postalCodeProblem } from './postal-code';

test.each([
  ['DE', '20253'],
  ['CH', '8001'],
  ['AE', null],
  ['GB', 'SW1A 2AA'],
])('in %s %s is a postal code', (country, code) => {
  expect(postalCodeProblem(country, code)).toBeNull();
});

test.each([
  ['DE', '2025', 'Die Postleitzahl hat hier 5 Ziffern.'],
  ['AT', '1O10', 'Die Postleitzahl hat hier 4 Ziffern.'],
  ['DE', null, 'Trag deine Postleitzahl ein.'],
])('in %s %s is none', (country, code, sentence) => {
  expect(postalCodeProblem(country, code)?.de).toBe(sentence);
});
