import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nameProblem, writeRemote } from './new-remote-files';
import { root } from './packages';

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

/** That it can be built: shared/build/growth.test.ts. */
describe('a new remote', () => {
  const parent = join(root, 'e2e/.tmp');
  let folder = '';

  beforeAll(() => {
    mkdirSync(parent, { recursive: true });
    folder = join(mkdtempSync(join(parent, 'new-')), 'remote-rent-index');
    writeRemote('rent-index', folder);
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
});
