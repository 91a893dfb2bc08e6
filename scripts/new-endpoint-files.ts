import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { files, misspelt, titleOf } from './new-remote-files';
import { packageDir } from './packages';

const source = packageDir('shared/template-endpoint');
/** Of the project: what the folders of the template become. */
const TARGETS = { contract: 'shared/src/contract', module: 'api/src/modules' };

const camelOf = (noun: string): string =>
  noun.replace(/-(.)/g, (_, first: string) => first.toUpperCase());
const pascalOf = (noun: string): string => titleOf(camelOf(noun));

/** An empty folder is what git leaves of a noun that another branch has. */
function holdsFiles(folder: string): boolean {
  return existsSync(folder) && !files(folder).next().done;
}

/** Why there cannot be a noun of this name, or null. @param root of the project */
export function nounProblem(noun: string, root: string): string | null {
  const wrong = misspelt(noun);
  if (wrong) return wrong;
  const taken = Object.values(TARGETS).find((folder) => holdsFiles(join(root, folder, noun)));
  return taken ? `The folder ${taken}/${noun} is there already: add to its operations.` : null;
}

/**
 * Writes a noun with an operation. It is found by its files; nothing else is touched.
 * @param root of the project
 * @returns its folders
 */
export function writeNoun(noun: string, root: string): string[] {
  for (const [part, folder] of Object.entries(TARGETS)) {
    const below = join(source, part);
    for (const file of files(below)) {
      const path = relative(below, file).replaceAll('sample-nouns', noun);
      const target = join(root, folder, path.replace(/\.template$/, ''));
      const content = readFileSync(file, 'utf8')
        .replaceAll('sample-nouns', noun)
        .replaceAll('sampleNouns', camelOf(noun))
        .replaceAll('SampleNouns', pascalOf(noun))
        .replaceAll('Sample nouns', titleOf(noun));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, content, { flag: 'wx' });
    }
  }
  return Object.values(TARGETS).map((folder) => `${folder}/${noun}`);
}
