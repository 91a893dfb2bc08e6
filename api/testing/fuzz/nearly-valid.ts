import fc from 'fast-check';
import type { JsonSchema } from './json';
import { placesIn, schemaAt, valueAt, withPart } from './places';
import type { Value } from './slots';

const OF_OTHER_TYPES: readonly Value[] = [
  null,
  true,
  0,
  1.5,
  -1,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  ' ',
  '1',
  'text',
  [],
  [[]],
  {},
  { length: 1 },
];

/** What nobody may set from outside, and what no object may carry. */
const OF_NOBODY = [
  'investor_id',
  'status',
  'role',
  'onboarding_step',
  'email_verified',
  'constructor',
  'extra',
  '',
];

type Spoil = (value: Value, part: Value, schema: JsonSchema) => Value | undefined;

const tooMuch: Spoil = (_, part, { maxLength, maxItems, maximum }) => {
  if (Array.isArray(part)) return Array.from({ length: (maxItems ?? 50) + 1 }, () => part[0] ?? 0);
  if (typeof part === 'number') return (maximum ?? 2 ** 31) + 1;
  return 'a'.repeat((maxLength ?? 5_000) + 1);
};
const tooLittle: Spoil = (_, part, { minimum, minLength }) => {
  if (Array.isArray(part)) return [];
  if (typeof part === 'number') return (minimum ?? 0) - 1;
  return 'a'.repeat(Math.max(0, (minLength ?? 1) - 1));
};
const missing: Spoil = () => undefined;
const inAnArray: Spoil = (_, part) => [part];
const asText: Spoil = (_, part) => (typeof part === 'object' ? 'text' : ` ${String(part)} `);

/** A valid value with one thing wrong, somewhere. */
export function nearlyValid(valid: fc.Arbitrary<Value>, schema: JsonSchema): fc.Arbitrary<Value> {
  const spoil = fc.oneof(
    fc.constantFrom(tooMuch, tooLittle, missing, inAnArray, asText),
    fc.constantFrom(...OF_OTHER_TYPES).map(
      (other): Spoil =>
        () =>
          other,
    ),
  );
  const elsewhere = fc.tuple(valid, fc.nat(1_000), spoil).map(([value, dice, change]) => {
    const places = placesIn(value);
    // The whole is one place among many; its parts are what fields are.
    const place = places[places.length > 1 ? 1 + (dice % (places.length - 1)) : 0] ?? [];
    const part = valueAt(value, place) ?? null;
    return withPart(value, place, change(value, part, schemaAt(schema, place)));
  });
  const tooMany = fc
    .tuple(valid, fc.constantFrom(...OF_NOBODY), fc.constantFrom(...OF_OTHER_TYPES))
    .map(
      ([value, name, other]): Value =>
        typeof value === 'object' && value !== null ? { ...value, [name]: other } : other,
    );
  return fc.oneof({ weight: 4, arbitrary: elsewhere }, { weight: 1, arbitrary: tooMany });
}
