import { aHost, aPortal } from './testing/publication';
import { UNSOUND } from './testing/unsound-publications';
import { readPortal, verifyPortal } from './verify';
import { verifyFile } from './verify-file';

const remote = { name: 'units', areas: ['/my-units'] };

test('a sound publication is accepted', () => {
  expect(() => verifyPortal(aPortal(), remote, aHost)).not.toThrow();
});

test.each(UNSOUND)('a publication with %s is refused', (_what, changes, code) => {
  expect(() => verifyPortal(aPortal(changes), remote, aHost)).toThrow(
    expect.objectContaining({ code }),
  );
});

test('a remote may not claim a path outside its areas', () => {
  expect(() => verifyPortal(aPortal(), { name: 'units', areas: ['/faq'] }, aHost)).toThrow(
    expect.objectContaining({ code: 'route_outside_area' }),
  );
});

test('an entry of the navigation may not lead out of the areas', () => {
  const label = { de: 'Anmelden', en: 'Sign in' };
  const entry = { id: 'login', order: 1, icon: 'key', label, short: label } as const;
  const nav = [{ ...entry, path: '/login', place: 'everywhere' as const }];
  expect(() => verifyPortal(aPortal({ nav }), remote, aHost)).toThrow(
    expect.objectContaining({ code: 'nav_outside_area' }),
  );
});

test('what is found by a search does not lead out of the areas', () => {
  const label = { de: 'Einheiten', en: 'Units' };
  const at = '/my-units/{id}';
  const finds = { kind: 'unit', label, icon: 'building-2', at };
  const search = (changes: object) => [{ finds: { ...finds, ...changes }, actions: [] }];
  expect(() => verifyPortal(aPortal({ search: search({}) }), remote, aHost)).not.toThrow();
  for (const out of [{ at: '/login/{id}' }, { all: '/login?search={q}' }])
    expect(() => verifyPortal(aPortal({ search: search(out) }), remote, aHost)).toThrow(
      expect.objectContaining({ code: 'search_outside_area' }),
    );
});

test.each(['', '{', '[]', '{"name":"units"}', JSON.stringify({ ...aPortal(), extra: 1 })])(
  'an unreadable portal.json (%#) is refused',
  (content) => {
    expect(() => readPortal(Buffer.from(content))).toThrow(
      expect.objectContaining({ code: 'unreadable' }),
    );
  },
);

test('a build from before screens had texts is refused for its host API', () => {
  const { routes, ...portal } = aPortal({ hostApi: '^1.0.0' });
  const older = { ...portal, routes: routes.map(({ texts, ...route }) => route) };
  const read = readPortal(Buffer.from(JSON.stringify(older)));
  expect(() => verifyPortal(read, remote, { ...aHost, hostApi: '2.0.0' })).toThrow(
    expect.objectContaining({ code: 'host_api' }),
  );
});

test.each([
  '../secret.js',
  '/etc/passwd',
  'static/../../x.js',
  './x.js',
  'static//x.js',
  'static/.x.js',
  'static/',
  'portal.json',
  'remoteEntry.1.js.br',
])('the file name %s is refused', (path) => {
  const portal = aPortal();
  const files = { ...portal.files, [path]: portal.files[portal.entry] };
  expect(() => readPortal(Buffer.from(JSON.stringify({ ...portal, files })))).toThrow(
    expect.objectContaining({ code: 'unreadable' }),
  );
});

test('what is wrong with a publication is said in a line that a log can bear', () => {
  const routes = Array.from({ length: 2_000 }, () => ({}));
  const content = Buffer.from(JSON.stringify({ ...aPortal(), routes }));
  expect(() => readPortal(content)).toThrow(/^.{1,500}$/s);
});

test('a changed byte is noticed', () => {
  const { integrity = '' } = aPortal().files['remoteEntry.1.js'] ?? {};
  expect(() => verifyFile('remoteEntry.1.js', Buffer.from('var units_1 = [];'), integrity)).toThrow(
    expect.objectContaining({ code: 'file_hash' }),
  );
});
