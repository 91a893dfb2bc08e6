import { allowFiles, installPortalPolicy } from './portal-policy';

const portal = installPortalPolicy();
const path = '/remotes/units/1.0.0-abc/static/js/list.1.js';

beforeAll(() => allowFiles({ [path]: 'sha256-first' }));

test('a listed file gets its hash, as a path and as an address', () => {
  expect(portal.integrity(path)).toBe('sha256-first');
  expect(portal.integrity(`${location.origin}${path}?r=1`)).toBe('sha256-first');
});

test('the service worker may be registered under its own path only', () => {
  expect(portal.url('/service-worker.js')).toBe('/service-worker.js');
  expect(() => portal.url('/service-worker.js?x')).toThrow('not in the registry');
});

test.each([
  '/remotes/units/1.0.0-abc/static/js/other.js',
  `https://evil.test${path}`,
  `//evil.test${path}`,
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('%s is refused', (url) => {
  expect(() => portal.url(url)).toThrow('not in the registry');
  expect(() => portal.integrity(url)).toThrow('not in the registry');
});

test('a hash once given cannot be replaced', () => {
  allowFiles({ [path]: 'sha256-second' });
  expect(portal.integrity(path)).toBe('sha256-first');
});

test('each retry has an address of its own, as browsers join a request that hangs', () => {
  const file = '/remotes/units/1.0.0-abc/static/js/detail.1.js';
  allowFiles({ [file]: 'sha256-x' });
  expect([portal.url(file), portal.url(file), portal.url(file)]).toEqual([
    file,
    `${file}?r=1`,
    `${file}?r=2`,
  ]);
});
