import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDir, root } from './packages';

/** Code of the browser. */
const folders = [
  'host',
  'shared',
  ...readdirSync(root).filter((name) => name.startsWith('remote-')),
];

/** They lie over the page, its scrollbar included. */
const overThePage = [
  'shared/src/ui/dialog/dialog.module.css',
  'host/src/layout/menu-panel.module.css',
];

test('nothing in a page is as wide as the window: beside a scrollbar it could be scrolled sideways', () => {
  const wide = folders.flatMap((folder) =>
    readdirSync(join(packageDir(folder), 'src'), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/src/${name}`)
      .filter((name) => name.endsWith('.css'))
      .filter((name) => /[^-]width: 100vw/.test(readFileSync(join(root, name), 'utf8'))),
  );
  expect(wide.sort()).toEqual(overThePage.sort());
});

test('F-6 in the portal no file of an investor becomes a page: nothing opens one, and a download lets go of it', () => {
  for (const folder of folders) {
    const sources = join(packageDir(folder), 'src');
    const names = readdirSync(sources, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((each) => /(?<!\.test)\.tsx?$/.test(each))) {
      const source = readFileSync(join(sources, name), 'utf8');
      expect([name, /window\.open\(|<iframe|<embed|<object/.test(source)]).toEqual([name, false]);
      if (source.includes('createObjectURL')) expect(source).toContain('revokeObjectURL');
    }
  }
});
