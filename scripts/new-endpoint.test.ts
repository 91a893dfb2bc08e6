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
import { nounProblem, writeNoun } from './new-endpoint-files';
import { packageDir, root } from './packages';
import { bin } from './run-step';

const NOUN = 'rent-increases';
const parent = join(root, 'e2e/.tmp');
let copy = '';

beforeAll(() => {
  mkdirSync(parent, { recursive: true });
  copy = mkdtempSync(join(parent, 'endpoint-'));
  for (const folder of ['api/src', 'api/testing', 'shared/src'])
    cpSync(packageDir(folder), join(copy, folder), { recursive: true });
  for (const file of ['api/package.json', 'shared/package.json'])
    cpSync(packageDir(file), join(copy, file));
  for (const folder of ['node_modules', 'shared/node_modules'])
    symlinkSync(join(root, folder), join(copy, folder));
  // The API's, with the copied contract in the place of the one here.
  const modules = packageDir('api/node_modules');
  mkdirSync(join(copy, 'api/node_modules/@manzil'), { recursive: true });
  symlinkSync(join(copy, 'shared'), join(copy, 'api/node_modules/@manzil/shared'));
  symlinkSync(
    packageDir('embedded-postgres'),
    join(copy, 'api/node_modules/@manzil/embedded-postgres'),
  );
  for (const name of readdirSync(modules).filter((each) => each !== '@manzil'))
    symlinkSync(join(modules, name), join(copy, 'api/node_modules', name));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each([
  ['RentIncreases', 'is no name'],
  ['../units', 'is no name'],
  ['units', 'The folder shared/src/contract/units is there already'],
  ['acknowledgements', 'The folder api/src/modules/acknowledgements is there already'],
])('"%s" is refused: %s', (noun, reason) => {
  expect(nounProblem(noun, root)).toContain(reason);
});

test('a noun may take a folder that is empty', () => {
  const folder = join(copy, `api/src/modules/${NOUN}`);
  mkdirSync(folder);
  expect(nounProblem(NOUN, copy)).toBeNull();
});

test('without a noun it is said how one is named', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/new-endpoint.ts'],
    { cwd: root, encoding: 'utf8' },
  );
  expect([status, stderr.trim()]).toEqual([
    2,
    'Which noun? npx pnpm@12 new-endpoint rent-increases',
  ]);
});

test('a new noun is two folders, which bear its name and which the compiler takes', () => {
  const folders = writeNoun(NOUN, copy);
  expect(folders).toEqual([`shared/src/contract/${NOUN}`, `api/src/modules/${NOUN}`]);
  const routes = readFileSync(join(copy, `api/src/modules/${NOUN}/${NOUN}.routes.ts`), 'utf8');
  expect(routes).toContain('operation.getRentIncreases');
  expect(nounProblem(NOUN, copy)).toContain('is there already');
  expect(() => writeNoun(NOUN, copy)).toThrow('EEXIST');

  const config = join(copy, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), include: folders, exclude: [] }),
  );
  const { status, stdout } = spawnSync(bin('tsc'), ['-p', config], { cwd: root, encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, '']);
}, 60_000);
