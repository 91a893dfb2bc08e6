import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { readPortal } from '../host/edge/verify';
import { nameProblem, writeRemote } from './new-remote-files';
import { packageDir, root } from './packages';

const remotes = [
  { name: 'units', areas: ['/my-units', '/financials'] },
  { name: 'profile', areas: ['/profile'] },
];

test.each(['rent-index', 'a', 'fees2'])('%s is a name', (name) => {
  expect(nameProblem(name, remotes)).toBeNull();
});

test.each([
  ['Rent', 'is no name'],
  ['rent_index', 'is no name'],
  ['rent--index', 'is no name'],
  ['2fees', 'is no name'],
  ['', 'is no name'],
  ['../units', 'is no name'],
  ['a'.repeat(32), 'is no name'],
  ['units', 'There is a remote "units" already'],
  ['financials', '/financials belongs to the remote "units"'],
  ['login', '/login belongs to the host'],
  ['static', '/static belongs to the host'],
])('"%s" is refused: %s', (name, reason) => {
  expect(nameProblem(name, remotes)).toContain(reason);
});

describe('a new remote', () => {
  const parent = join(root, 'e2e/.tmp');
  let folder = '';

  beforeAll(() => {
    mkdirSync(parent, { recursive: true });
    folder = join(mkdtempSync(join(parent, 'new-')), 'remote-rent-index');
    writeRemote('rent-index', folder);
    symlinkSync(join(packageDir('remote-faq'), 'node_modules'), join(folder, 'node_modules'));
  });
  afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

  test('bears its name in every file', () => {
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(name).toBe('@manzil/remote-rent-index');
    expect(readFileSync(join(folder, 'src/start/start.page.tsx'), 'utf8')).toContain(
      "useTexts('rent-index/start')",
    );
  });

  test('never overwrites what is there', () => {
    expect(() => writeRemote('rent-index', folder)).toThrow('EEXIST');
  });

  test('builds, and publishes its page under its own area', () => {
    const cli = join(packageDir('shared'), 'build/cli.ts');
    execFileSync(process.execPath, ['--import', 'tsx', cli, 'build'], { cwd: folder });
    const published = readPortal(readFileSync(join(folder, 'dist/portal.json')));
    expect(published.routes.map(({ path, title }) => [path, title.de])).toEqual([
      ['/rent-index', 'Rent index'],
    ]);
    expect(published.entry).toMatch(/^remoteEntry\.[0-9a-f]{8}\.js$/);
    expect(published.routes[0]?.files).toContainEqual(expect.stringMatching(/start\..*\.js$/));
  }, 60_000);
});
