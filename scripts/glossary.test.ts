import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDir, root } from './packages';

type Language = 'de' | 'en';
/** `language` null: code, where German and English stand side by side. */
type Said = { file: string; language: Language | null; text: string };

const isLanguage = (name?: string): name is Language => name === 'de' || name === 'en';

/** Words that are not written, from the last two columns of the tables. */
const unwritten = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 7 && cells[1] !== 'Thing' && !cells[1]?.startsWith('--'))
  .flatMap((cells) =>
    (['de', 'en'] as const).flatMap((language, column) =>
      (cells[column + 4] ?? '')
        .split(', ')
        .filter((word) => word !== '')
        .map((word) => ({ word, language, pattern: new RegExp(`(?<!\\p{L})${word}`, 'u') })),
    ),
  );

/** What stands in brackets explains. */
const unwrittenIn = ({ language, text }: Pick<Said, 'language' | 'text'>): string[] => {
  const plain = text.replace(/\([^)]*\)/g, '');
  return unwritten
    .filter((one) => language === null || language === one.language)
    .filter(({ pattern }) => pattern.test(plain))
    .map(({ word }) => word);
};

function textsIn(value: unknown, language: Language | null): Omit<Said, 'file'>[] {
  if (typeof value === 'string') return [{ language, text: value }];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    textsIn(inner, isLanguage(key) ? key : language),
  );
}

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

function saidIn(path: string): Omit<Said, 'file'>[] {
  const content = readFileSync(path, 'utf8');
  const [, named] = /\b(de|en)\.(?:json|html)$/.exec(path) ?? [];
  const language = isLanguage(named) ? named : null;
  if (path.endsWith('.html')) return [{ language, text: content }];
  if (path.endsWith('.json')) return textsIn(JSON.parse(content), language);
  return textsIn(content.replace(COMMENT, '').match(LITERAL), null);
}

/** Tests, what operators read, and /kit, which developers see. */
const NOT_FOR_USERS = /\.test\.tsx?$|\.proof\.ts$|\/testing\/|\/commands\/|\/kit\//;

const said: Said[] = readdirSync(root)
  .filter((name) => /^(api|host|shared|remote-.+)$/.test(name))
  .flatMap((name) =>
    ['src', 'edge', 'locales', 'content'].map((folder) => join(packageDir(name), folder)),
  )
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => /\.(tsx?|json|html)$/.test(path) && !NOT_FOR_USERS.test(path))
  .flatMap((path) => saidIn(path).map((one) => ({ file: path.slice(root.length + 1), ...one })));

test('a word that the glossary has another one for is found, in its language', () => {
  expect(unwrittenIn({ language: 'de', text: 'Die Auslastungen' })).toEqual(['Auslastung']);
  expect(unwrittenIn({ language: null, text: 'Hausgeld (Service Charge)' })).toEqual([]);
  expect(unwrittenIn({ language: 'en', text: 'Service Charge' })).toEqual([]);
});

test('what a server says before any script is there is read too', () => {
  const slow = said.filter(({ file }) => file === 'host/edge/slow-start.ts');
  expect(slow.map(({ text }) => text)).toContain("'Das dauert länger als gewöhnlich.'");
});

test('no column and no label calls the floor of a home by the level of a building', () => {
  const labels = said.filter(({ text }) => /^['"`]?Geschosse?['"`]?$/.test(text));
  expect(labels).toEqual([]);
});

test('every text calls a thing by its word in the glossary', () => {
  expect([said.length > 3000, unwritten.length > 50]).toEqual([true, true]);
  const found = said.flatMap(({ file, ...one }) =>
    unwrittenIn(one).map((word) => `${file}: ${word}: ${one.text.slice(0, 80)}`),
  );
  expect(found).toEqual([]);
});
