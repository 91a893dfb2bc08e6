import { formatArea } from './area';

test('an area is written in square metres', () => {
  expect(formatArea(9_720, 'de')).toBe('97,2\u00A0m²');
  expect(formatArea(9_720, 'en')).toBe('97.2\u00A0m²');
});

test('the same area in whole square feet', () => {
  expect(formatArea(10_960, 'de', 'sqft')).toBe('1.180\u00A0sq\u00A0ft');
  expect(formatArea(10_960, 'en', 'sqft')).toBe('1,180\u00A0sq\u00A0ft');
});
