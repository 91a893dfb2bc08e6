import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';

function withRemotes(remotes: readonly object[], env: NodeJS.ProcessEnv = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'manzil-config-'));
  writeFileSync(join(dir, 'remotes.json'), JSON.stringify({ remotes }));
  return () => readConfig(env, dir);
}

const units = { name: 'units', source: '../units/dist', areas: ['/my-units'] };

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
])('areas that overlap are refused: %s', (_what, first, second) => {
  const open = withRemotes([
    { ...units, areas: first },
    { ...units, name: 'other', areas: second },
  ]);
  expect(open).toThrow('overlaps with');
});

test('every wrong variable is named, an empty one counts as not set', () => {
  const open = withRemotes([units], { PORTAL_PORT: 'x', LOG_LEVEL: 'loud', DATA_DIR: '' });
  expect(open).toThrow(/PORTAL_PORT[\s\S]*LOG_LEVEL|LOG_LEVEL[\s\S]*PORTAL_PORT/);
  expect(withRemotes([units], { PORTAL_PORT: '', DATA_DIR: '' })().port).toBe(3000);
});
