import { openRegistry } from '../federation/registry';
import { remoteOfRoute, remoteOfStack, routeOf } from './remote-of';

const route = (path: string) => ({
  path,
  screen: 'x',
  layout: 'page' as const,
  theme: 'light' as const,
  access: 'investor' as const,
  title: { de: 'X', en: 'X' },
  data: [],
  files: [],
  texts: { de: [], en: [] },
});

beforeAll(() => {
  openRegistry({
    remotes: [
      {
        name: 'units',
        areas: ['/my-units'],
        current: null,
        routes: [route('/my-units'), route('/my-units/:unitId')],
        nav: [],
        slots: [],
      },
    ],
  });
});

const host = 'http://localhost:3000/static/js/vendor.1.js';
const units = 'http://localhost:3000/remotes/units/1.4.0-0123456789ab/static/js/list.1.js';
const faq = 'http://localhost:3000/remotes/faq/2.0.0-rc.1-0123456789ab/remoteEntry.1.js';

test.each([
  ['the code that threw', [host, units], { name: 'units', version: '1.4.0' }],
  ['the code that called the host', [faq, units, host], { name: 'units', version: '1.4.0' }],
  ['a version with a suffix', [host, faq], { name: 'faq', version: '2.0.0-rc.1' }],
  ['nothing of a remote', [host, undefined, '<anonymous>'], undefined],
])('an error belongs to the remote of %s', (_, files, origin) => {
  expect(remoteOfStack(files)).toEqual(origin);
});

test('a measured page is named by its route, not by whose it is', () => {
  expect(routeOf('/my-units/6c1f0f4e')).toBe('/my-units/:unitId');
  expect(routeOf('/home')).toBe('/home');
  expect(remoteOfRoute('/my-units/:unitId')).toEqual({ name: 'units', version: 'none' });
  expect(remoteOfRoute('/home')).toBeUndefined();
});
