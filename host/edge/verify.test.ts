import { aHost, aPortal } from './testing/publication';
import { readPortal, verifyFile, verifyPortal } from './verify';

const remote = { name: 'units', areas: ['/my-units'] };
const free = new Map<string, string>();

test('a sound publication is accepted', () => {
  expect(() => verifyPortal(aPortal(), remote, aHost, free)).not.toThrow();
});

test.each([
  ['another name', { name: 'faq' }, 'wrong_name'],
  ['a newer host API', { hostApi: '^2.0.0' }, 'host_api'],
  ['another federation line', { federation: '2.8.0' }, 'federation'],
  ['another React', { shared: { react: '^18.0.0' } }, 'singletons'],
  ['a library the host does not share', { shared: { vue: '^3.0.0' } }, 'singletons'],
  ['an entry that is not among the files', { entry: 'remoteEntry.2.js' }, 'file_missing'],
])('a publication with %s is refused', (_what, changes, code) => {
  expect(() => verifyPortal(aPortal(changes), remote, aHost, free)).toThrow(
    expect.objectContaining({ code }),
  );
});

test('a remote may not claim a path outside its areas', () => {
  expect(() => verifyPortal(aPortal(), { name: 'units', areas: ['/faq'] }, aHost, free)).toThrow(
    expect.objectContaining({ code: 'route_outside_area' }),
  );
});

test('a remote may not claim the path of another', () => {
  const taken = new Map([['/my-units', 'faq']]);
  expect(() => verifyPortal(aPortal(), remote, aHost, taken)).toThrow(
    expect.objectContaining({ code: 'route_conflict' }),
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

test.each(['../secret.js', '/etc/passwd', 'static/../../x.js'])(
  'the file name %s is refused',
  (path) => {
    const portal = aPortal();
    const files = { ...portal.files, [path]: portal.files[portal.entry] };
    expect(() => readPortal(Buffer.from(JSON.stringify({ ...portal, files })))).toThrow(
      expect.objectContaining({ code: 'unreadable' }),
    );
  },
);

test('a changed byte is noticed', () => {
  const { integrity = '' } = aPortal().files['remoteEntry.1.js'] ?? {};
  expect(() => verifyFile('remoteEntry.1.js', Buffer.from('var units_1 = [];'), integrity)).toThrow(
    expect.objectContaining({ code: 'file_hash' }),
  );
});
