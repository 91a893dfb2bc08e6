import { countries } from '../../domain/countries';
import { nationality } from '../../domain/nationality';
import { exactOption, findOptions } from './find-option';
import { nationalityOptions } from './nationality-options';

const options = nationalityOptions('', 'de');
const found = (text: string) => findOptions(options, text).map(({ label }) => label);

test.each([
  ['deutsch', ['deutsch']],
  ['deutschland', ['deutsch']],
  ['uae', ['emiratisch']],
  ['verein', ['amerikanisch', 'britisch', 'emiratisch']],
  ['vereinigtes k', ['britisch']],
  ['schweiz', ['schweizerisch']],
  ['niger', ['nigerianisch (Nigeria)', 'nigrisch (Niger)']],
])('%s finds %j', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test('a country that is typed whole is its nationality, a word of its name is not', () => {
  expect(exactOption(options, 'Vereinigte Arabische Emirate')?.value).toBe('AE');
  expect(exactOption(options, 'Vereinigte')).toBeUndefined();
});

test('a nationality is one of a country, and no two are called the same', () => {
  for (const language of ['de', 'en'] as const) {
    const names = countries.flatMap(({ alpha2 }) => nationality(alpha2, language) ?? []);
    expect(names).toHaveLength(199);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('what is recorded stays to be seen', () => {
  expect(options.some(({ value }) => value === 'GI')).toBe(false);
  expect(nationalityOptions('GI', 'de').find(({ value }) => value === 'GI')?.label).toBe(
    'Gibraltar',
  );
});
