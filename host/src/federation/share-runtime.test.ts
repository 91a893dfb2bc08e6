import { satisfiesCaret } from './share-runtime';

jest.mock('./share-scope', () => ({ sharedModules: {}, lentModules: {} }));
jest.mock('./singleton-versions', () => ({ singletonVersions: {} }));

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.3.2', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['19.2.9', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['18.9.9', '^19.3.1', false],
  ['19.3.1', '19.3.1', false],
])('%s for %s: %s', (version, range, satisfied) => {
  expect(satisfiesCaret(version, range)).toBe(satisfied);
});
