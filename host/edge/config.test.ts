import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { units, withRemotes } from './testing/listed-remotes';

test('a source is a folder beside the file or an address', () => {
  const faq = { name: 'faq', source: 'https://faq.example/', areas: ['/faq'] };
  const [first, second] = withRemotes([units, faq])().remotes;
  expect(first?.source).toMatch(/^\/.*units\/dist$/);
  expect(second?.source).toBe('https://faq.example/');
});

test.each([
  ['twice the same', ['/my-units'], ['/my-units']],
  ['one inside another', ['/my-units'], ['/my-units/plans']],
  ['a page of the host', ['/login'], ['/my-units']],
  ['the files of the host', ['/static'], ['/my-units']],
  ['the files of the remotes', ['/faq'], ['/remotes/units']],
  ['the texts of the host', ['/locales'], ['/my-units']],
  ['what the edge says of itself', ['/faq'], ['/readyz']],
])('areas that overlap are refused in one line: %s', (_what, first, second) => {
  const open = withRemotes([
    { ...units, areas: first },
    { ...units, name: 'other', areas: second },
  ]);
  expect(open).toThrow(/^REMOTES_FILE \S+: \/\S+ of \S.* overlaps with \/\S+ of .*$/);
});

test.each([
  ['a name that is there twice', [units, { ...units, areas: ['/faq'] }], 'two remotes "units"'],
  ['no areas', [{ ...units, areas: [] }], 'remotes.0.areas'],
  ['an area that is no path', [{ ...units, areas: ['my-units'] }], 'remotes.0.areas.0'],
  ['a password', [{ ...units, source: 'https://me:secret@units.example/' }], 'remotes.0.source'],
  [
    'a query, which would be lost',
    [{ ...units, source: 'https://a.example/?b' }],
    'remotes.0.source',
  ],
])('a list with %s is refused in one line', (_what, remotes, reason) => {
  const open = withRemotes(remotes);
  expect(open).toThrow(reason);
  expect(open).toThrow(/^REMOTES_FILE .*$/);
  expect(open).not.toThrow('secret');
});

test.each(['', '{', '{"remotes": 1}'])(
  'a list that cannot be read (%j) is refused in one line',
  (text) => {
    const dir = mkdtempSync(join(tmpdir(), 'manzil-config-'));
    writeFileSync(join(dir, 'remotes.json'), text);
    expect(() => readConfig({}, dir)).toThrow(/^REMOTES_FILE .*remotes\.json: .*$/);
  },
);

test.each(['{}', '{"a.example":"https://api.example/v1"}', '{"a.example":"https://b.example; x"}'])(
  'the origins of the API cannot be %s',
  (API_HOSTS) => {
    expect(withRemotes([units], { API_HOSTS })).toThrow('API_HOSTS');
  },
);

test.each([
  'https://reports.example',
  'https://reports.example/1',
  'https://key@reports.example/',
  'https://key:secret@reports.example/1',
  'https://key@reports.example/1?x=1',
  'https://key@reports.example/1; script-src *',
  'ftp://key@reports.example/1',
])('reports cannot go to %s', (SENTRY_DSN) => {
  expect(withRemotes([units], { SENTRY_DSN })).toThrow('SENTRY_DSN');
});

test('reports go where a DSN says, and nowhere without one', () => {
  const SENTRY_DSN = 'https://0a1b2c@reports.example:9000/sentry/42';
  expect(withRemotes([units], { SENTRY_DSN })().sentryDsn).toBe(SENTRY_DSN);
  expect(withRemotes([units])().sentryDsn).toBeUndefined();
});

test('every wrong variable is named, an empty one counts as not set', () => {
  const open = withRemotes([units], { PORTAL_PORT: 'x', LOG_LEVEL: 'loud', DATA_DIR: '' });
  expect(open).toThrow(/PORTAL_PORT[\s\S]*LOG_LEVEL|LOG_LEVEL[\s\S]*PORTAL_PORT/);
  expect(withRemotes([units], { PORTAL_PORT: '', DATA_DIR: '' })().port).toBe(3000);
});

test.each([
  [{}, 'mailto:hallo@manzil.example'],
  [{ SUPPORT_EMAIL: 'support@owner.example' }, 'mailto:support@owner.example'],
  [{ SECURITY_CONTACT: 'security@owner.example' }, 'mailto:security@owner.example'],
  [{ SECURITY_CONTACT: 'https://owner.example/security' }, 'https://owner.example/security'],
])('weaknesses are told to the address for them, or to support: %j', (env, contact) => {
  expect(withRemotes([units], env)().securityContact).toBe(contact);
});
