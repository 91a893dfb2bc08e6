import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { declarationOf } from '../build/declaration';
import { keysNamedIn } from './keys-named';

/** Where each text stands (`decisions.title`), and what it says. */
function placesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    placesOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

const read = (file: string): [string, string][] => placesOf(JSON.parse(readFileSync(file, 'utf8')));

/** Tests that two files say the same in German and English, and leave nothing empty. */
function testLanguages(what: string, de: string, en: string): void {
  test(`${what}: everything is said in both languages, nothing is empty`, () => {
    const [german, english] = [read(de), read(en)];
    expect(english.map(([key]) => key)).toEqual(german.map(([key]) => key));
    expect([...german, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
const keysIn = (folder: string): string[] => [
  ...new Set(read(join(folder, 'de.json')).map(([key]) => key.replace(PLURAL, ''))),
];

/**
 * Tests that a package's texts are whole: the same in both languages, none empty, none unused. That none is missing is a
 * matter of types (`TextsByNamespace`) and, for what a screen.json names, of this test and the build.
 * @param folder holds `locales/{de,en}.json`, `src/<screen>/texts/{de,en}.json` and, of a remote, `src/<screen>/screen.json`
 */
export function testTexts(folder: string): void {
  const shared = join(folder, 'locales');
  const own = readdirSync(join(folder, 'src'))
    .map((screen) => join(folder, 'src', screen, 'texts'))
    .filter((texts) => existsSync(join(texts, 'de.json')));

  describe('the texts', () => {
    for (const texts of [shared, ...own]) {
      const name = texts === shared ? 'shared' : basename(dirname(texts));
      testLanguages(name, join(texts, 'de.json'), join(texts, 'en.json'));
    }

    test('no screen says something else under a shared key', () => {
      const sharedKeys = new Set(keysIn(shared));
      expect(own.flatMap(keysIn).filter((key) => sharedKeys.has(key))).toEqual([]);
    });

    if (existsSync(join(folder, 'portal.json')))
      test('titles and navigation have theirs', () => {
        expect(() => declarationOf(resolve(folder))).not.toThrow();
      });

    test('all are used', () => {
      const isNamed = keysNamedIn(folder);
      expect([shared, ...own].flatMap(keysIn).filter((key) => !isNamed(key))).toEqual([]);
    });
  });
}

/**
 * Tests that texts of pages are whole: the same in both languages, none empty.
 * @param folder holds `<name>.de.json` and `<name>.en.json`
 */
export function testPageTexts(folder: string): void {
  const names = new Set(readdirSync(folder).map((file) => file.replace(/\.(de|en)\.json$/, '')));
  for (const name of names) {
    testLanguages(name, join(folder, `${name}.de.json`), join(folder, `${name}.en.json`));
  }
}
