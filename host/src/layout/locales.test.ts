// biome-ignore lint/style/noRestrictedImports: the test reads the sources
import { readdirSync, readFileSync } from 'node:fs';
// biome-ignore lint/style/noRestrictedImports: the test reads the sources
import { join } from 'node:path';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import legalDe from '../public/texts/legal.de.json';
import legalEn from '../public/texts/legal.en.json';

const keysOf = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null
      ? keysOf(inner as object, `${path}${key}.`)
      : [`${path}${key}`],
  );
const source = join(__dirname, '..');
const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(join(source, file), 'utf8'));

describe("the host's texts", () => {
  it('say everything in both languages', () => {
    expect(keysOf(en)).toEqual(keysOf(de));
  });

  it('leave no text empty', () => {
    const texts = [...JSON.stringify([de, en]).matchAll(/:"([^"]*)"/g)].map((match) => match[1]);
    expect(texts.filter((text) => !text?.trim())).toEqual([]);
  });

  it('hold every key that the code names', () => {
    const known = new Set(keysOf(de).map((key) => key.replace(/_(one|other)$/, '')));
    const named = sources.flatMap((code) =>
      [...code.matchAll(/\bt\(\s*'([\w.]+)'/g)].map((match) => match[1] ?? ''),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });

  it('name the same operator in the footer as in the imprint', () => {
    for (const [texts, { operator }] of [
      [de, legalDe],
      [en, legalEn],
    ] as const) {
      expect(texts.footer.operator).toBe(`${operator.name}, ${operator.city}. ${operator.licence}`);
    }
  });
});
