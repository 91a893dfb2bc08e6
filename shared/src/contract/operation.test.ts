import { addressOf } from './operation';

test.each([
  ['/units', {}, '/units'],
  ['/units/:unit_id/package', { params: { unit_id: '../auth?a' } }, '/units/..%2Fauth%3Fa/package'],
  ['/units', { query: { page: undefined } }, '/units'],
  ['/units', { query: { page: 2, package: 'a&b' } }, '/units?page=2&package=a%26b'],
] as const)('%s with %j is asked at %s', (path, input, address) => {
  expect(addressOf({ path }, input)).toBe(address);
});
