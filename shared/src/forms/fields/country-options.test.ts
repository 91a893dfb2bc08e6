import { countries } from '../../domain/countries';
import { countryOptions } from './country-options';
import { exactOption, findOptions } from './find-option';

const found = (text: string) => findOptions(countryOptions('de'), text).map(({ label }) => label);

test('every country has three codes, Kosovo no number', () => {
  expect(countries.length).toBe(250);
  const malformed = countries.filter(
    ({ alpha2, alpha3, numeric }) =>
      !/^[A-Z]{2} [A-Z]{3} \d{3}$/.test(`${alpha2} ${alpha3} ${numeric}`),
  );
  expect(malformed).toEqual([{ alpha2: 'XK', alpha3: 'XKX', numeric: '' }]);
});

test.each([
  ['verein', ['Vereinigte Arabische Emirate', 'Vereinigtes Königreich', 'Vereinigte Staaten']],
  ['uae', ['Vereinigte Arabische Emirate']],
  ['deutsch', ['Deutschland']],
  ['osterr', ['Österreich']],
  ['holland', ['Niederlande']],
  ['königreich', ['Vereinigtes Königreich']],
  ['emirate verein', ['Vereinigte Arabische Emirate']],
  ['xyz', []],
])('%s finds %j first', (typed, expected) => {
  expect(
    found(typed)
      .slice(0, expected.length || 1)
      .sort(),
  ).toEqual([...expected].sort());
});

test('what a browser fills in is taken by its name, a part of one is not', () => {
  const options = countryOptions('de');
  expect(exactOption(options, 'Schweiz')?.value).toBe('CH');
  expect(exactOption(options, 'uae')?.value).toBe('AE');
  expect(exactOption(options, 'Great Britain')?.value).toBe('GB');
  expect(exactOption(options, 'Schw')).toBeUndefined();
  expect(exactOption(options, 'South')).toBeUndefined();
  expect(exactOption(options, ' ')).toBeUndefined();
});
