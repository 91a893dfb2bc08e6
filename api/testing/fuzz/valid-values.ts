import fc from 'fast-check';
import type { Meaning } from './examples';
import type { JsonSchema } from './json';
import type { Value } from './slots';

const ANY_LENGTH = 40;
/** Where a schema sets no limit. */
const LONG = 2_000;
const EDGE_DAYS = ['0001-01-01', '1900-01-01', '2024-02-29', '9999-12-31'];

/** Values that the schema allows. @param name of the field, which may have a meaning */
export function validValues(schema: JsonSchema, meaning: Meaning, name = ''): fc.Arbitrary<Value> {
  const examples = meaning.values(name, schema);
  if (examples.length > 0) return fc.constantFrom(...examples);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) {
    return fc.oneof(...schema.anyOf.map((choice) => validValues(choice, meaning, name)));
  }
  switch (schema.type) {
    case 'object':
      return objects(schema, meaning);
    case 'array':
      return arrays(schema, meaning, name);
    case 'string':
      return strings(schema);
    case 'integer':
      return integers(schema);
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Value>;
  }
}

function objects(schema: JsonSchema, meaning: Meaning): fc.Arbitrary<Value> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const others =
    typeof additionalProperties === 'object'
      ? Object.fromEntries(
          (schema.propertyNames?.enum ?? required).map((name) => [
            String(name),
            additionalProperties,
          ]),
        )
      : {};
  const values = Object.fromEntries(
    Object.entries({ ...properties, ...others }).map(([name, own]) => [
      name,
      validValues(own, meaning, name),
    ]),
  );
  // One optional field in three is there: together they refuse more than each by itself.
  const present = fc.tuple(...optional.map(() => fc.nat(2)));
  return fc.tuple(fc.record(values), present).map(([whole, dice]) => {
    const left = new Set(optional.filter((_, index) => dice[index] !== 0));
    const some = Object.fromEntries(Object.entries(whole).filter(([name]) => !left.has(name)));
    return meaning.fitting(some, whole);
  });
}

function arrays(
  { items = {}, minItems = 0, maxItems = 5 }: JsonSchema,
  meaning: Meaning,
  name: string,
): fc.Arbitrary<Value> {
  const item = validValues(items, meaning, name);
  const length = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) };
  return fc.oneof(
    { weight: 3, arbitrary: fc.array(item, { ...length, maxLength: Math.max(1, minItems) }) },
    { weight: 1, arbitrary: fc.array(item, length) },
  );
}

function integers({
  minimum = Number.MIN_SAFE_INTEGER,
  maximum = Number.MAX_SAFE_INTEGER,
}: JsonSchema): fc.Arbitrary<number> {
  return fc.oneof(
    fc.constantFrom(minimum, maximum),
    fc.integer({ min: minimum, max: Math.min(maximum, minimum + 20) }),
    fc.integer({ min: minimum, max: maximum }),
  );
}

function strings({
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
