import fc from 'fast-check';
import type { Meaning } from './examples';
import type { JsonSchema } from './json';
import type { Value } from './slots';
import { strings } from './valid-strings';

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
