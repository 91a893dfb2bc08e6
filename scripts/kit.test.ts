import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageDir } from './packages';

const sources = packageDir('shared/src');
const kit = packageDir('host/src/kit');

/** Modules of the folders below that show nothing. */
const withoutLook: Readonly<Record<string, string>> = {
  'ui/document-title': 'names the document',
  'ui/follow-links': 'sends clicks through the router',
  'ui/opens-elsewhere': 'reads a click',
  'ui/save-file': 'has the browser save a file',
};

/** As they are imported: `ui/button` is the file of that name in the room of that name. */
const modulesIn = (folder: string): string[] =>
  readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx$/.test(name))
    .map((name) => `${folder}/${name.replace(/\.tsx$/, '').replace(/^([\w-]+)\/\1$/, '$1')}`);

function sourceOf(module: string): string {
  const file = join(sources, `${module}.tsx`);
  return readFileSync(existsSync(file) ? file : join(sources, module, basename(file)), 'utf8');
}

/** What a module exports to be shown. */
const componentsOf = (module: string): string[] =>
  [...sourceOf(module).matchAll(/^export (?:default )?(?:function|const) ([A-Z]\w*)/gm)].map(
    ([, name]) => name as string,
  );

const page = readdirSync(kit)
  .filter((name) => /(?<!\.test)\.tsx$/.test(name))
  .map((name) => readFileSync(join(kit, name), 'utf8'))
  .join('\n');
const isShown = (component: string): boolean => new RegExp(`<${component}\\b`).test(page);

const parts = ['ui', 'forms/fields'].flatMap(modulesIn);
const components = parts.filter((module) => !(module in withoutLook));

test.each(components)('/kit shows all of %s', (module) => {
  expect(page).toContain(`'@manzil/shared/${module}'`);
  expect(componentsOf(module)).not.toEqual([]);
  expect(componentsOf(module).filter((component) => !isShown(component))).toEqual([]);
});

const aroundFields = [
  'forms/fields',
  'forms/form',
  'forms/form-end',
  'forms/password-dialog',
  'forms/uploads/file-drop',
  'forms/uploads/upload-list',
];

test('/kit shows what forms consist of', () => {
  const lent = aroundFields.flatMap(componentsOf);
  expect(lent).toContain('TextField');
  expect(lent.filter((component) => !isShown(component))).toEqual([]);
});

test('what /kit leaves out is there, and has no component', () => {
  expect(Object.keys(withoutLook).filter((module) => !parts.includes(module))).toEqual([]);
  expect(Object.keys(withoutLook).flatMap(componentsOf)).toEqual([]);
});
