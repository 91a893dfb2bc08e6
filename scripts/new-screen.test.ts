import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { inputsHash } from '../shared/build/inputs';
import { publishedPortal } from '../shared/build/publish-plugin';
import { publicationOf } from '../shared/build/remote';
import { screenProblem, templates, writeScreen } from './new-screen-files';
import { placeOf } from './new-screen-place';
import { packageDir, root } from './packages';
import { bin } from './run-step';

const profile = { remote: 'profile', area: '/profile' };
const parts = ['src', 'locales', 'portal.json', 'package.json', 'webpack.config.ts'];
const parent = join(root, 'e2e/.tmp');
const { remotes } = JSON.parse(readFileSync(packageDir('host/remotes.json'), 'utf8'));
let folder = '';
const inProfile = (...path: string[]): string => join(folder, ...path);

beforeAll(() => {
  mkdirSync(parent, { recursive: true });
  folder = join(mkdtempSync(join(parent, 'screen-')), 'remote-profile');
  const source = packageDir('remote-profile');
  for (const part of parts) cpSync(join(source, part), inProfile(part), { recursive: true });
  symlinkSync(join(source, 'node_modules'), inProfile('node_modules'));
});
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

test.each([
  ['Phone', 'is no name'],
  ['../phone', 'is no name'],
  ['edit-address', 'The folder remote-profile/src/edit-address is there already.'],
  ['bank', 'The folder remote-profile/src/bank is there already.'],
])('"%s" is refused: %s', (name, reason) => {
  expect(screenProblem(profile, name, packageDir('remote-profile'))).toContain(reason);
});

test('a path that is taken is refused', () => {
  const knowledge = { remote: 'knowledge', area: '' };
  expect(screenProblem(knowledge, 'knowledge-hub', packageDir('remote-knowledge'))).toBe(
    'remote-knowledge has a page at /knowledge-hub already.',
  );
});

test.each([
  [
    'form',
    [],
    'Which remote, which name, below which area? npx pnpm@12 new-form profile phone /profile',
  ],
  [
    'screen',
    ['units'],
    'Which remote, which name, below which area? npx pnpm@12 new-screen units rent-increase /my-units',
  ],
  ['form', ['rent', 'phone'], 'There is no remote "rent": units, profile, faq, knowledge.'],
  ['form', ['profile', 'phone'], 'Below which area of profile? /profile, /onboarding, /packages'],
  [
    'screen',
    ['faq', 'phone', '/units'],
    '"/units" is no area of faq: /faq. A new one is added in host/remotes.json first.',
  ],
  [
    'screen',
    ['profile', 'documents', '/profile'],
    'The folder remote-profile/src/documents is there already.',
  ],
] as const)('new-%s refuses %j', (template, args, sentence) => {
  expect(placeOf(template, args, remotes)).toBe(sentence);
});

test('a refusal is one sentence, and the command fails', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/new-screen.ts', 'screen', 'rent', 'phone'],
    { cwd: root, encoding: 'utf8' },
  );
  expect([status, stderr.trim()]).toEqual([
    2,
    'There is no remote "rent": units, profile, faq, knowledge.',
  ]);
});

describe.each(['screen', 'form'] as const)('a new %s', (template) => {
  const name = `second-${template}`;
  const written = (file: string) => readFileSync(inProfile('src', name, file), 'utf8');
  const others = () =>
    inputsHash(folder, [
      ...parts.filter((part) => part !== 'src').map((part) => inProfile(part)),
      ...readdirSync(inProfile('src'))
        .filter((entry) => entry !== name)
        .map((entry) => inProfile('src', entry)),
    ]);
  let before = '';

  beforeAll(() => {
    before = others();
    expect(writeScreen(template, profile, name, folder)).toBe(`/profile/${name}`);
  });

  test('touches nothing else', () => {
    expect(others()).toBe(before);
  });

  test('bears its name in every file', () => {
    expect(written(`${name}.page.tsx`)).toContain(`useTexts('profile/${name}')`);
    expect(written('texts/de.json')).toContain(`"title": "Second ${template}"`);
    const files = readdirSync(inProfile('src', name), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /sample|\.template$/.test(file))).toEqual([]);
    for (const file of files.filter((each) => /\.\w+$/.test(each)))
      expect(written(file)).not.toMatch(/sample/i);
  });

  test('is on a page of its remote', () => {
    const { routes } = publishedPortal(publicationOf(folder), {
      entry: 'none',
      files: {},
      filesOf: () => [],
      lentTo: () => [],
    });
    expect(routes.find(({ screen }) => screen === name)).toMatchObject({
      path: `/profile/${name}`,
      title: { de: `Second ${template}`, en: `Second ${template}` },
    });
  });

  test('is written only once', () => {
    expect(screenProblem(profile, name, folder)).toContain('is there already');
    expect(() => writeScreen(template, profile, name, folder)).toThrow('EEXIST');
  });
});

test('the compiler takes both', () => {
  const config = inProfile('tsconfig.json');
  const ambient = ['shared/src/styles/css-modules.d.ts', 'shared/testing/browser-setup.ts'];
  const own = ['src/texts.d.ts', ...Object.keys(templates).map((each) => `src/second-${each}`)];
  const include = [...own, ...ambient.map(packageDir)];
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), include, exclude: [] }),
  );
  const { status, stdout } = spawnSync(bin('tsc'), ['-p', config], { cwd: root, encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, '']);
}, 60_000);

test('the test of a new screen fails and says what to do first', () => {
  const config = inProfile('jest.config.mjs');
  writeFileSync(
    config,
    `import config from '${join(root, 'jest.config.mjs')}';
export default {
  ...config.projects.find(({ displayName }) => displayName === 'browser'),
  modulePathIgnorePatterns: ['/dist/'],
  testMatch: ['**/second-screen/*.test.tsx'],
};`,
  );
  const { status, stderr } = spawnSync(bin('jest'), ['-c', config, '--roots', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('Say first what an investor finds here'),
  ]);
}, 60_000);
