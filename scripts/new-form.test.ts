import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { publishedPortal } from '../shared/build/publish-plugin';
import { publicationOf } from '../shared/build/remote';
import { formProblem, writeForm } from './new-form-files';
import { packageDir, root } from './packages';
import { bin } from './run-step';

const profile = { name: 'profile', areas: ['/profile', '/onboarding'] };

test.each([
  ['Phone', 'is no name'],
  ['../phone', 'is no name'],
  ['edit-address', 'The folder remote-profile/src/edit-address is there already.'],
  ['bank', 'The folder remote-profile/src/bank is there already.'],
  ['stale', 'remote-profile/locales has texts called stale already.'],
])('"%s" is refused: %s', (name, reason) => {
  expect(formProblem(profile, name, packageDir('remote-profile'))).toContain(reason);
});

test.each([
  [[], 'Which remote and which name? npx pnpm@12 new-form profile phone'],
  [['profile'], 'Which remote and which name? npx pnpm@12 new-form profile phone'],
  [['rent', 'phone'], 'There is no remote "rent": units, profile, faq, knowledge.'],
  [['profile', 'documents'], 'The folder remote-profile/src/documents is there already.'],
])('the command refuses %j in one sentence', (args, sentence) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/new-form.ts', ...args],
    { cwd: root, encoding: 'utf8' },
  );
  expect([status, stderr.trim()]).toEqual([2, sentence]);
});

describe('a new form', () => {
  const parent = join(root, 'e2e/.tmp');
  let folder = '';

  beforeAll(() => {
    mkdirSync(parent, { recursive: true });
    folder = join(mkdtempSync(join(parent, 'form-')), 'remote-profile');
    const source = packageDir('remote-profile');
    for (const part of ['src', 'locales', 'portal.json', 'package.json', 'webpack.config.ts'])
      cpSync(join(source, part), join(folder, part), { recursive: true });
    symlinkSync(join(source, 'node_modules'), join(folder, 'node_modules'));
    expect(writeForm(profile, 'second-phone', folder)).toBe('/profile/second-phone');
  });
  afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

  const written = (file: string) => readFileSync(join(folder, 'src/second-phone', file), 'utf8');

  test('bears its name in every file', () => {
    expect(written('second-phone-form.tsx')).toContain("useTexts('profile/second-phone')");
    expect(written('second-phone.page.tsx')).toContain('<SecondPhoneForm />');
    expect(written('texts/de.json')).toContain('"heading": "Second phone"');
    expect(written('second-phone-form.test.tsx')).toContain("'Adresse: /profile'");
  });

  test('is on a page of its remote', () => {
    const { routes } = publishedPortal(publicationOf(folder), {
      entry: 'none',
      files: {},
      filesOf: () => [],
      lentTo: () => [],
    });
    expect(routes.at(-1)).toMatchObject({
      path: '/profile/second-phone',
      title: { de: 'Second phone', en: 'Second phone' },
    });
  });

  test('is taken by the compiler', () => {
    const config = join(folder, 'tsconfig.json');
    const ambient = ['shared/src/styles/css-modules.d.ts', 'shared/testing/browser-setup.ts'];
    const include = ['src/portal.ts', 'src/second-phone', ...ambient.map(packageDir)];
    writeFileSync(
      config,
      JSON.stringify({ extends: join(root, 'tsconfig.json'), include, exclude: [] }),
    );
    const { status, stdout } = spawnSync(bin('tsc'), ['-p', config], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, '']);
  }, 60_000);

  test('is written only once', () => {
    expect(formProblem(profile, 'second-phone', folder)).toContain('is there already');
  });
});
