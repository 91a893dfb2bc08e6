import { formatCountry } from './country';

test.each([
  ['DE', 'Deutschland', 'Germany'],
  ['AE', 'Vereinigte Arabische Emirate', 'United Arab Emirates'],
  ['XK', 'Kosovo', 'Kosovo'],
  ['CI', 'Côte d’Ivoire', 'Côte d’Ivoire'],
  ['AT', 'Österreich', 'Austria'],
])('%s is %s in German and %s in English', (code, german, english) => {
  expect([formatCountry(code, 'de'), formatCountry(code, 'en')]).toEqual([german, english]);
});

test.each(['QX', '', 'D1', 'Deutschland'])(
  '%j names no country and comes back as it is',
  (code) => {
    expect(formatCountry(code, 'de')).toBe(code);
  },
);
