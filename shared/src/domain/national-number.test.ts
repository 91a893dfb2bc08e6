import { isDialledAtHome, withCallingCode } from './national-number';

test.each([
  ['0151 23456789', 'DE', '+49 151 23456789'],
  ['(0151) 234 567-89', 'DE', '+49 151 234 567-89'],
  ['0664/1234567', 'AT', '+43 664/1234567'],
  ['044 668 18 00', 'CH', '+41 44 668 18 00'],
  [' 0 50 123 4567', 'AE', '+971 50 123 4567'],
])('%s in %s is %s', (typed, country, number) => {
  expect(isDialledAtHome(typed)).toBe(true);
  expect(withCallingCode(typed, country)).toBe(number);
});

test.each(['+49 151 23456789', '0049 151 23456789', '151 23456789', '0', ''])(
  '%j is not dialled at home',
  (typed) => {
    expect(isDialledAtHome(typed)).toBe(false);
  },
);

test.each([
  ['0151 23', 'DE'],
  ['0151 23456789', 'IT'],
  ['0151 23456789', ''],
  ['0151 2345678 x9', 'DE'],
])('of %s in %s nothing is made', (typed, country) => {
  expect(withCallingCode(typed, country)).toBeNull();
});
