import { PhoneNumber } from './entered-values';

test.each([
  ['+49 30 901820', '+4930901820'],
  ['+49 (30) 90-18.20', '+4930901820'],
  ['0049/30/901820', '+4930901820'],
  ['+4930901820', '+4930901820'],
])('%s is the number %s', (typed, number) => {
  expect(PhoneNumber.parse(typed)).toBe(number);
});

test.each(['neun 9', '/+49 30 901820', '030 901820', '+49 30 901820 x1'])(
  '%s is no number, and stays as it is',
  (typed) => {
    expect(PhoneNumber.parse(typed)).toBe(typed);
  },
);
