import { isCheckedTaxId, residenceProblems } from './residence-rules';
import type { ResidenceValues } from './residence-values';
import { TAX_ROWS } from './tax-rows';

const empty = Object.fromEntries(
  TAX_ROWS.flatMap((row) => [
    [`tax_country_${row}`, ''],
    [`tax_id_${row}`, ''],
  ]),
);
const values = (changes: Partial<ResidenceValues>) =>
  ({
    ...{ street: 'a', house_no: '', line2: '', postal_code: '20253', city: 'b', state: '' },
    ...{ country: 'DE', pep: 'no' },
    ...empty,
    ...changes,
  }) as ResidenceValues;
const problems = (changes: Partial<ResidenceValues>) =>
  residenceProblems(values(changes), 'person', 'de', 'fehlt');

test('a German tax number has to be there and to be right, one of the Emirates may be missing', () => {
  expect(problems({ tax_country_0: 'DE' })).toEqual({ tax_id_0: 'fehlt' });
  expect(problems({ tax_country_0: 'AE' })).toEqual({});
  expect(
    Object.keys(problems({ tax_country_0: 'AE', tax_country_1: 'DE', tax_id_1: '1' })),
  ).toEqual(['tax_id_1']);
});

test('a postal code is checked by its country', () => {
  expect(Object.keys(problems({ postal_code: '2025', tax_country_0: 'AE' }))).toEqual([
    'postal_code',
  ]);
  expect(problems({ postal_code: '', country: 'AE', tax_country_0: 'AE' })).toEqual({});
});

test('a German number is known to be right by its check digit, with its blanks too', () => {
  expect(isCheckedTaxId('DE', '86 095 742 719')).toBe(true);
  expect(isCheckedTaxId('DE', '86 095 742 710')).toBe(false);
  expect(isCheckedTaxId('AT', '86095742719')).toBe(false);
});
