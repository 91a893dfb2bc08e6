import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Texts = { [key: string]: string | Texts };

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** A string in quotes that may be a key. */
const QUOTED = /['"](?:[\w-]+:)?([\w.-]+)['"]/g;
/** A string in backticks with at least one expression in it. */
const TEMPLATE = /`((?:[^`\\$]|\\.|\$(?!\{))*\$\{(?:[^`\\$]|\\.|\$(?!\{)|\$\{[^{}]*\}|\{)*)`/g;
/** The first argument of `t`, as far as it matters here. */
const NAMED = /\bt\(\s*([^,()]*)/g;

const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[`${path}${key}`, text]] : flat(text, `${path}${key}.`),
  );

const matches = (pattern: RegExp, code: string): string[] =>
  [...code.matchAll(pattern)].map((match) => match[1] ?? '');

/** The keys that a template may name: an expression stands for one part of a key, a leading one for several. */
const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\$\{[^{}]*\}/)
      .map((part) => part.replaceAll('.', '\\.'))
      .join('[\\w/-]+')
      .replace(/^\[/, '[.')}$`,
  );

const isKeyLike = (template: string): boolean =>
  /^[\w.-]*[a-z][\w.-]*$/.test(template.replace(/\$\{[^{}]*\}/g, ''));

/** Literals of an argument; of a condition, the two that may come of it. */
const literalsIn = (argument: string): string[] =>
  matches(QUOTED, argument.replace(TEMPLATE, '').replace(/^.*?\?(?!\?)/s, ''));

function sourcesOf(folder: string): string[] {
  return readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
    .map((file) => readFileSync(join(folder, 'src', file), 'utf8'));
}

/**
 * Tests that a package's texts are whole: the same in both languages, none empty, none missing, none unused.
 * @param folder holds `locales/de.json`, `locales/en.json`, `src` and, of a remote, `portal.json`
 */
export function testTexts(folder: string): void {
  const [de, en] = ['de', 'en'].map((language) =>
    flat(JSON.parse(readFileSync(join(folder, 'locales', `${language}.json`), 'utf8')) as Texts),
  ) as [[string, string][], [string, string][]];
  const code = sourcesOf(folder).join('\n');
  const portal = join(folder, 'portal.json');
  const declared = existsSync(portal) ? readFileSync(portal, 'utf8') : '';
  const keys = [...new Set(de.map(([key]) => key.replace(PLURAL, '')))];

  describe('the texts', () => {
    test('say everything in both languages', () => {
      expect(en.map(([key]) => key)).toEqual(de.map(([key]) => key));
    });

    test('are never empty', () => {
      expect([...de, ...en].filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    test('hold every key that the code names', () => {
      const named = matches(NAMED, code);
      const literals = named.flatMap(literalsIn);
      const templates = named.flatMap((argument) => matches(TEMPLATE, argument)).filter(isKeyLike);
      expect(literals.length).toBeGreaterThan(0);
      expect(literals.filter((key) => !keys.includes(key))).toEqual([]);
      expect(
        templates.filter((template) => !keys.some((key) => patternOf(template).test(key))),
      ).toEqual([]);
    });

    test('are all used', () => {
      const literals = new Set(matches(QUOTED, `${code}\n${declared}`));
      const patterns = matches(TEMPLATE, code).filter(isKeyLike).map(patternOf);
      const unused = keys.filter(
        (key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)),
      );
      expect(unused).toEqual([]);
    });
  });
}

/** Where each text stands, and what it says. */
function placesOf(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => placesOf(inner, `${path}/${key}`));
}

/**
 * Tests that texts of pages are whole: the same in both languages, none empty.
 * @param folder holds `<name>.de.json` and `<name>.en.json`
 */
export function testPageTexts(folder: string): void {
  const names = new Set(readdirSync(folder).map((file) => file.replace(/\.(de|en)\.json$/, '')));

  test.each([...names])(
    'the texts of %s say everything in both languages, none is empty',
    (name) => {
      const [de = [], en = []] = ['de', 'en'].map((language) =>
        placesOf(JSON.parse(readFileSync(join(folder, `${name}.${language}.json`), 'utf8'))),
      );
      expect(en.map(([place]) => place)).toEqual(de.map(([place]) => place));
      expect([...de, ...en].filter(([, text]) => String(text).trim() === '')).toEqual([]);
    },
  );
}
