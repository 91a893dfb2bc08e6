import { hostRoutes } from './host-routes';

jest.mock('../federation/singleton-versions', () => ({ singletonVersions: {} }));

afterEach(() => jest.restoreAllMocks());

test.each([
  ['production', false],
  ['development', true],
] as const)('in %s developers have a page of their own: %s', (environment, expected) => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment });
  expect(hostRoutes().some(({ path }) => path === '/kit')).toBe(expected);
});
