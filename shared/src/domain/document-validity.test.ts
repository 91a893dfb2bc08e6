import { needsValidity } from './document-validity';

test.each([
  ['passport', true],
  ['tenancy-contract', true],
  ['proof-of-address', false],
  ['title-deed', false],
  ['membership-card', false],
])('a %s needs its last day: %s', (type, needed) => {
  expect(needsValidity(type)).toBe(needed);
});
