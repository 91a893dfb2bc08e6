import { formatArea, formatSquareFeet } from './area';

test('an area is written in square metres', () => {
  expect(formatArea(9_720, 'de')).toBe('97,2\u00A0m²');
  expect(formatArea(9_720, 'en')).toBe('97.2\u00A0m²');
});

test('the same area in whole square feet', () => {
  expect(formatSquareFeet(10_960, 'de')).toBe('1.180\u00A0sq\u00A0ft');
  expect(formatSquareFeet(10_960, 'en')).toBe('1,180\u00A0sq\u00A0ft');
});
