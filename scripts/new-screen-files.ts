import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { declarationOf } from '../shared/build/declaration';
import { files, misspelt, titleOf } from './new-remote-files';
import { packageDir } from './packages';

/** Screens of a remote called "sample-remote", named as their folders: an empty one, and one with a form. */
export const templates = {
  screen: packageDir('shared/template-screen/src/sample-screen'),
  form: packageDir('shared/template-form/src/sample-name'),
};

type Remote = { name: string; areas: readonly string[] };

const areaOf = ({ name, areas }: Remote): string => areas[0] ?? `/${name}`;
const pathOf = (remote: Remote, name: string): string => `${areaOf(remote)}/${name}`;
const pascalOf = (name: string): string =>
  name.replace(/(^|-)(.)/g, (_, _hyphen: string, first: string) => first.toUpperCase());

/**
 * Why this remote cannot have a screen of this name, or null.
 * @param folder the remote's
 */
export function screenProblem(remote: Remote, name: string, folder: string): string | null {
  const wrong = misspelt(name);
  if (wrong) return wrong;
  const place = `remote-${remote.name}`;
  if (existsSync(join(folder, 'src', name)))
    return `The folder ${place}/src/${name} is there already.`;
  const path = pathOf(remote, name);
  return declarationOf(folder).routes.some((route) => route.path === path)
    ? `${place} has a page at ${path} already.`
    : null;
}

/**
 * Writes the folder of a screen. The build takes it from there; nothing else is touched.
 * @param folder the remote's
 * @returns the screen's path in the portal
 */
export function writeScreen(
  template: keyof typeof templates,
  remote: Remote,
  name: string,
  folder: string,
): string {
  const source = templates[template];
  const sample = basename(source);
  for (const file of files(source)) {
    const path = relative(source, file)
      .replaceAll(sample, name)
      .replace(/\.template$/, '');
    const target = join(folder, 'src', name, path);
    const content = readFileSync(file, 'utf8')
      .replaceAll('/sample-remote', areaOf(remote))
      .replaceAll('sample-remote', remote.name)
      .replaceAll(sample, name)
      .replaceAll(pascalOf(sample), pascalOf(name))
      .replaceAll(titleOf(sample), titleOf(name));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content, { flag: 'wx' });
  }
  return pathOf(remote, name);
}
