import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { files, misspelt, titleOf } from './new-remote-files';
import { packageDir } from './packages';

/** A screen with a form called "sample-name", with its own test, of a remote called "sample-remote". */
const template = packageDir('shared/template-form/src/sample-name');

type Remote = { name: string; areas: readonly string[] };

const areaOf = ({ name, areas }: Remote): string => areas[0] ?? `/${name}`;
const pathOf = (remote: Remote, name: string): string => `${areaOf(remote)}/${name}`;
/** In the texts that the remote's screens share. */
const groupOf = (name: string): string => name.replaceAll('-', '_');
const pascalOf = (name: string): string =>
  name.replace(/(^|-)(.)/g, (_, _hyphen: string, first: string) => first.toUpperCase());

const parsed = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

/**
 * Why this remote cannot have a form of this name, or null.
 * @param folder the remote's
 */
export function formProblem(remote: Remote, name: string, folder: string): string | null {
  const wrong = misspelt(name);
  if (wrong) return wrong;
  const place = `remote-${remote.name}`;
  if (existsSync(join(folder, 'src', name)))
    return `The folder ${place}/src/${name} is there already.`;
  const { routes } = parsed(join(folder, 'portal.json')) as { routes: { path: string }[] };
  const path = pathOf(remote, name);
  if (routes.some((route) => route.path === path)) return `${place} has a page at ${path} already.`;
  return groupOf(name) in parsed(join(folder, 'locales/de.json'))
    ? `${place}/locales has texts called ${groupOf(name)} already.`
    : null;
}

/** Adds to a list that closes on a line of its own, as Biome writes it. */
function append(file: string, list: string, closing: string, entry: string): void {
  const source = readFileSync(file, 'utf8');
  const end = source.indexOf(closing, source.indexOf(list));
  if (end < 0) throw new Error(`${file} has no list that begins with ${list}`);
  writeFileSync(file, source.slice(0, end) + entry + source.slice(end));
}

/**
 * Writes the sources of a form and of the screen that it is on, and lists the screen where the remote lists its own.
 * @param folder the remote's
 * @returns the screen's path in the portal
 */
export function writeForm(remote: Remote, name: string, folder: string): string {
  for (const file of files(template)) {
    const target = join(
      folder,
      'src',
      name,
      relative(template, file).replaceAll('sample-name', name),
    );
    const content = readFileSync(file, 'utf8')
      .replaceAll('/sample-remote', areaOf(remote))
      .replaceAll('sample-remote', remote.name)
      .replaceAll('sample-name', name)
      .replaceAll('SampleName', pascalOf(name))
      .replaceAll('Sample name', titleOf(name));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content, { flag: 'wx' });
  }
  const path = pathOf(remote, name);
  const route = {
    path,
    screen: name,
    layout: 'page',
    theme: 'light',
    access: 'investor',
    title: `${remote.name}:${groupOf(name)}.title`,
    skeleton: 'form',
  };
  const screen = `'${name}': () => import(/* webpackChunkName: "${name}" */ './${name}/${name}.screen'),`;
  append(join(folder, 'src/portal.ts'), 'screens: {', '\n  },', `\n${screen}`);
  append(
    join(folder, 'portal.json'),
    '"routes": [',
    '\n  ]',
    `,\n${JSON.stringify(route, null, 2)}`,
  );
  const title = `,\n"${groupOf(name)}": {\n"title": "${titleOf(name)}"\n}`;
  for (const language of ['de', 'en'])
    append(join(folder, `locales/${language}.json`), '{', '\n}', title);
  return path;
}
