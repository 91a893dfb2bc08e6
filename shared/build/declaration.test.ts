import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { declarationOf } from './declaration';

const portal = {
  name: 'units',
  hostApi: '^3.0.0',
  team: { name: 'Units', contact: 'units@manzil.example' },
};
const rent = {
  path: '/my-units/rent',
  layout: 'page',
  theme: 'light',
  access: 'investor',
  title: 'units/rent:title',
  skeleton: 'list',
};
const unit = { ...rent, path: '/my-units/:unitId', title: 'units:unit' };
const nav = { id: 'rent', order: 20, icon: 'wallet', label: 'units:nav.rent', short: 'units:unit' };

let parent = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'declaration-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

/** A remote with the screens "rent" and "unit", and with what is written over it. */
function declared(changes: Record<string, unknown> = {}) {
  const files: Record<string, unknown> = {
    'portal.json': portal,
    'locales/de.json': { unit: 'Einheit', nav: { rent: 'Mieten' } },
    'locales/en.json': { unit: 'Unit', nav: { rent: 'Rents' } },
    'src/rent/rent.screen.ts': '',
    'src/rent/screen.json': rent,
    'src/rent/texts/de.json': { title: 'Miete' },
    'src/rent/texts/en.json': { title: 'Rent' },
    'src/unit/unit.screen.ts': '',
    'src/unit/screen.json': unit,
    ...changes,
  };
  const dir = join(parent, 'remote-units');
  for (const [file, content] of Object.entries(files)) {
    if (content === undefined) continue;
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return declarationOf(dir);
}

const without = (key: keyof typeof rent): unknown => ({ ...rent, [key]: undefined });

test('a screen is its folder: its titles are the remote’s texts or its own', () => {
  const { routes } = declared();
  expect(routes).toEqual([
    { ...rent, screen: 'rent', title: { de: 'Miete', en: 'Rent' }, data: [] },
    { ...unit, screen: 'unit', title: { de: 'Einheit', en: 'Unit' }, data: [] },
  ]);
});

test('of two paths that fit an address, the one that says more comes first', () => {
  const later = { ...rent, path: '/my-units/zones' };
  expect(declared({ 'src/rent/screen.json': later }).routes.map(({ path }) => path)).toEqual([
    '/my-units/zones',
    '/my-units/:unitId',
  ]);
});

test('a further path is as the first, but for what it says', () => {
  const data = ['/units/:unitId'];
  const also = [{ path: '/project' }, { path: '/contracts', access: 'public', data: [] }];
  const { routes } = declared({ 'src/rent/screen.json': { ...rent, data, also } });
  expect(routes.filter(({ screen }) => screen === 'rent')).toMatchObject([
    { path: '/contracts', access: 'public', data: [], layout: 'page' },
    { path: '/my-units/rent', access: 'investor', data },
    { path: '/project', access: 'investor', data },
  ]);
});

test('entries of the navigation lead to the first path of their screens, in their own order', () => {
  const first = { ...nav, id: 'unit', order: 10 };
  const entries = declared({
    'src/rent/screen.json': { ...rent, nav },
    'src/unit/screen.json': { ...unit, nav: first },
  }).nav;
  expect(entries).toMatchObject([
    { id: 'unit', path: '/my-units/:unitId' },
    { id: 'rent', path: '/my-units/rent', label: { de: 'Mieten', en: 'Rents' } },
  ]);
});

const AREAS = '/dashboard, /my-units, /project, /financials, /contracts, /handover';

test.each([
  ['title is missing', without('title')],
  ['path is missing', without('path')],
  ['layout is missing; access is missing', { ...rent, layout: undefined, access: undefined }],
  ['skeleton: Invalid option', { ...rent, skeleton: 'spinner' }],
  ['Unrecognized key: "screen"', { ...rent, screen: 'rent' }],
  ['title: is no key of a text, such as "units/rent-increase:title"', { ...rent, title: 'Miete' }],
  ['nav.order is missing', { ...rent, nav: { ...nav, order: undefined } }],
  ['cannot be read: ', '{ "path": '],
  ['the path /rent is in none of the areas', { ...rent, path: '/rent' }],
  [`host/remotes.json gives to units: ${AREAS}.`, { ...rent, path: '/my-unitss' }],
  ['"units:rent" is not in remote-units/locales/de.json.', { ...rent, title: 'units:rent' }],
  [
    '"units/rent:lead" is not in remote-units/src/rent/texts/de.json.',
    { ...rent, title: 'units/rent:lead' },
  ],
  ['"units/unit:title" is neither of units nor of', { ...rent, title: 'units/unit:title' }],
  ['"faq:title" is neither of units nor of units/rent.', { ...rent, title: 'faq:title' }],
])('%s: the file is named', (sentence, screen) => {
  const wrong = () => declared({ 'src/rent/screen.json': screen });
  expect(wrong).toThrow(sentence);
  expect(wrong).toThrow(/^remote-units\/src\/rent\/screen\.json/);
});

test.each([
  ['src/rent/texts/en.json', undefined, 'is missing.'],
  ['src/rent/texts/de.json', '{ "title": ', 'cannot be read: '],
  ['locales/en.json', undefined, 'is missing.'],
])('texts in %s that are %j: the file and the screen are named', (file, content, what) => {
  const title = file.startsWith('locales') ? 'units:unit' : 'units/rent:title';
  expect(() => declared({ 'src/rent/screen.json': { ...rent, title }, [file]: content })).toThrow(
    `remote-units/src/rent/screen.json: "${title}" cannot be looked up: remote-units/${file} ${what}`,
  );
});

test('a slot that is filled by a folder without a part is refused', () => {
  const filled = (files: Record<string, unknown>) =>
    declared({ 'portal.json': { ...portal, slots: [{ slot: 'help', part: 'help' }] }, ...files });
  expect(() => filled({ 'src/help/help.tsx': '' })).toThrow(
    'remote-units/portal.json: "help" is to fill the slot "help", and remote-units/src/help/help.part.tsx is missing.',
  );
  expect(filled({ 'src/help/help.part.tsx': '' }).slots).toHaveLength(1);
});

test('two screens with one path: both files are named', () => {
  expect(() => declared({ 'src/unit/screen.json': { ...unit, path: rent.path } })).toThrow(
    'remote-units/src/unit/screen.json: the path /my-units/rent is in remote-units/src/rent/screen.json already.',
  );
  expect(() => declared({ 'src/rent/screen.json': { ...rent, path: '/my-units/:id' } })).toThrow(
    'the path /my-units/:unitId is in remote-units/src/rent/screen.json already.',
  );
});

test.each([
  ['src/rent/screen.json', 'remote-units/src/rent/screen.json is missing.'],
  ['src/rent/rent.screen.ts', 'remote-units/src/rent/rent.screen.ts is missing.'],
])('a screen without %s is half a screen', (file, sentence) => {
  expect(() => declared({ [file]: undefined })).toThrow(sentence);
});

test('a remote that no list has may have any path', () => {
  const title = { title: 'rent-index:unit' };
  const { routes } = declared({
    'portal.json': { ...portal, name: 'rent-index' },
    'src/rent/screen.json': { ...rent, ...title, path: '/rent-index' },
    'src/unit/screen.json': { ...unit, ...title },
  });
  expect(routes).toHaveLength(2);
});

test('a portal.json that is wrong is named too', () => {
  expect(() => declared({ 'portal.json': { name: 'units', hostApi: '^3.0.0' } })).toThrow(
    'remote-units/portal.json: team is missing.',
  );
});
