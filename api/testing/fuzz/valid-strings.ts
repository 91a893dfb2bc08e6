import fc from 'fast-check';
import type { JsonSchema } from './json';

const ANY_LENGTH = 40;
/** Where a schema sets no limit. */
const LONG = 2_000;
const EDGE_DAYS = ['0001-01-01', '1900-01-01', '2024-02-29', '9999-12-31'];

export function strings({
  format,
  pattern,
  minLength = 0,
  maxLength = Number.MAX_SAFE_INTEGER,
}: JsonSchema): fc.Arbitrary<string> {
  const expression = pattern === undefined ? null : new RegExp(pattern, 'u');
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (expression?.test(text) ?? true);
  const length = { minLength, maxLength: Math.min(maxLength, ANY_LENGTH) };
  const free = () =>
    fc.oneof(
      fc.string({ ...length, unit: 'grapheme' }),
      fc.string({ ...length, unit: 'binary' }),
      fc.constant('a'.repeat(Math.min(maxLength, LONG))),
    );
  if (format === 'uuid') return fc.uuid({ version: 4 });
  if (format === 'email') return fc.emailAddress().filter(fits);
  if (format === 'date') return fc.oneof(fc.constantFrom(...EDGE_DAYS), days()).filter(fits);
  if (!expression) return free();
  return (matching(expression) ?? free().map((text) => text.trim())).filter(fits);
}

const days = () =>
  fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

const matchers = new Map<string, fc.Arbitrary<string> | null>();

/** Each pattern's once: of `\P{…}` fast-check makes a list of a million characters, which takes a quarter of a second. */
function matching(expression: RegExp): fc.Arbitrary<string> | null {
  const { source } = expression;
  const known = matchers.get(source);
  if (known !== undefined) return known;
  const made = matcherOf(expression);
  matchers.set(source, made);
  return made;
}

/** Null for what fast-check cannot make of a pattern, such as looking ahead. */
function matcherOf(expression: RegExp): fc.Arbitrary<string> | null {
  try {
    return fc.stringMatching(expression, { size: 'small' });
  } catch {
    return null;
  }
}
