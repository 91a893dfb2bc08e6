import fc from 'fast-check';
import { hostileText, isSecret } from './hostile-text';
import { placesIn, withPart } from './places';
import type { Value } from './slots';

/** A change of a body's text or bytes that no writer of JSON makes. */
type Mangle = { name: string; apply: (text: string) => string | Buffer };

const inside = (text: string, inserted: string) =>
  text.replace(/^\s*\{/, (start) => start + inserted);
const mangle = (name: string, apply: Mangle['apply']): Mangle => ({ name, apply });

const DEPTH = 10_000;

const mangles: readonly Mangle[] = [
  mangle('cut in half', (text) => text.slice(0, text.length / 2)),
  mangle('without its end', (text) => text.slice(0, -1)),
  mangle('with something behind it', (text) => `${text}x`),
  mangle('twice', (text) => text + text),
  mangle('behind a BOM', (text) => `\ufeff${text}`),
  mangle('with a name twice', (text) => text.replace(/^\{("[^"]*":)/, '{$1null,$1')),
  mangle('with __proto__', (text) => inside(text, '"__proto__":{"polluted":1},')),
  mangle('with constructor.prototype', (text) =>
    inside(text, '"constructor":{"prototype":{"polluted":1}},'),
  ),
  mangle('with __proto__ in disguise', (text) => inside(text, '"\\u005f_proto__":{"polluted":1},')),
  mangle('with 1e400', (text) => text.replace(/:("[^"]*"|-?\d+|true|false|null)/, ':1e400')),
  mangle('with -0', (text) => text.replace(/:("[^"]*"|-?\d+|true|false|null)/, ':-0')),
  mangle('with half a pair', (text) => text.replace(/:"/, ':"\\ud800')),
  mangle('with a comment', (text) => `/* */${text}`),
  mangle('in single quotes', (text) => text.replaceAll('"', "'")),
  mangle('in UTF-16', (text) => Buffer.from(text, 'utf16le')),
  mangle('with broken UTF-8', (text) =>
    Buffer.concat([
      Buffer.from(text.slice(0, -2)),
      Buffer.from([0xff, 0xc0, 0x80]),
      Buffer.from(text.slice(-2)),
    ]),
  ),
  mangle('with broken UTF-8 in a text', (text) =>
    Buffer.from(text.replace(/:"/, ':"\u00ff'), 'latin1'),
  ),
  mangle('among blanks', (text) => `\r\n\t ${text} \n`),
  mangle('among too many blanks', (text) => text + ' '.repeat(70_000)),
  mangle('as a text', (text) => JSON.stringify(text)),
  mangle('in an array', (text) => `[${text}]`),
  mangle('nested too deep', () => '['.repeat(DEPTH) + ']'.repeat(DEPTH)),
  mangle('objects nested too deep', () => `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`),
  mangle('of many names', () =>
    JSON.stringify(Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`n${n}`, n]))),
  ),
  mangle('of nothing', () => ''),
];

export const mangleNames = mangles.map(({ name }) => name);

export function mangled(text: string, by: string): string | Buffer {
  const found = mangles.find(({ name }) => name === by);
  if (!found) throw new Error(`There is no mangle "${by}".`);
  return found.apply(text);
}

/** Instead of `application/json` or `application/octet-stream`; null = none. */
export const wrongMediaTypes: readonly (string | null)[] = [
  null,
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/json garbage',
  'APPLICATION/JSON;;',
  'application/jsonp',
  'application/octet-stream',
  'application/problem+json',
  '*/*',
  'x'.repeat(500),
];

/** A valid value with a hostile text somewhere in it. */
export const withHostileText = (valid: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.tuple(valid, fc.nat(1_000), hostileText).map(([value, dice, text]) => {
    const places = placesIn(value);
    const place = places[dice % places.length] ?? [];
    return withPart(value, place, isSecret(place.at(-1)) ? `geheim ${text} geheim` : text);
  });

/** Bytes of no kind. */
export const rawBytes: fc.Arbitrary<string> = fc
  .uint8Array({ maxLength: 200 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
