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

/** A remote, and the one of its areas that a screen is below. */
export type Place = { remote: string; area: string };

const pathOf = ({ area }: Place, name: string): string => `${area}/${name}`;
const pascalOf = (name: string): string =>
  name.replace(/(^|-)(.)/g, (_, _hyphen: string, first: string) => first.toUpperCase());

/** Why a new screen cannot be below this area, or null. Only where there is one area it need not be said. */
export function areaProblem(
  { name, areas }: { name: string; areas: readonly string[] },
  area: string | undefined,
): string | null {
  if (area === undefined && areas.length === 1) return null;
  if (area === undefined) return `Below which area of ${name}? ${areas.join(', ')}`;
  return areas.includes(area)
    ? null
    : `"${area}" is no area of ${name}: ${areas.join(', ')}. A new one is added in host/remotes.json first.`;
}

/**
 * Why this remote cannot have a screen of this name, or null.
 * @param folder the remote's
 */
export function screenProblem(place: Place, name: string, folder: string): string | null {
  const wrong = misspelt(name);
  if (wrong) return wrong;
  const home = `remote-${place.remote}`;
  if (existsSync(join(folder, 'src', name)))
    return `The folder ${home}/src/${name} is there already.`;
  const path = pathOf(place, name);
  return declarationOf(folder).routes.some((route) => route.path === path)
    ? `${home} has a page at ${path} already.`
    : null;
}

/**
 * Writes the folder of a screen. The build takes it from there; nothing else is touched.
 * @param folder the remote's
 * @returns the screen's path in the portal
 */
export function writeScreen(
  template: keyof typeof templates,
  place: Place,
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
      .replaceAll('/sample-remote', place.area)
      .replaceAll('sample-remote', place.remote)
      .replaceAll(sample, name)
      .replaceAll(pascalOf(sample), pascalOf(name))
      .replaceAll(titleOf(sample), titleOf(name));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content, { flag: 'wx' });
  }
  return pathOf(place, name);
}
