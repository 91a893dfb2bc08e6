import type { JsonSchema } from './json';
import { Slot, type Value } from './slots';

/** Names and indices on the way from a value to a part of it. */
export type Place = readonly (string | number)[];

/** Every part of a value, itself first. */
export function placesIn(value: Value): Place[] {
  const parts = partsOf(value).flatMap(([key, part]) =>
    placesIn(part).map((place) => [key, ...place]),
  );
  return [[], ...parts];
}

function partsOf(value: Value): [string | number, Value][] {
  if (typeof value !== 'object' || value === null || value instanceof Slot) return [];
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value);
}

export function valueAt(value: Value, place: Place): Value | undefined {
  const [key, ...rest] = place;
  if (key === undefined) return value;
  const part = partsOf(value).find(([name]) => name === key)?.[1];
  return part === undefined ? undefined : valueAt(part, rest);
}

/** The value with another part at this place, there or not so far; undefined = without it. */
export function withPart(value: Value, place: Place, part: Value | undefined): Value {
  const [key, ...rest] = place;
  if (key === undefined) return part ?? null;
  const parts = new Map(partsOf(value));
  const changed = rest.length > 0 ? withPart(parts.get(key) ?? {}, rest, part) : part;
  if (changed === undefined) parts.delete(key);
  else parts.set(key, changed);
  return Array.isArray(value) ? [...parts.values()] : Object.fromEntries(parts);
}

/** What the schema says about a place; empty where it says nothing. */
export function schemaAt(schema: JsonSchema, place: Place): JsonSchema {
  const [key, ...rest] = place;
  const some = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (key === undefined) return some;
  const { properties = {}, additionalProperties, items } = some;
  const own =
    typeof key === 'number'
      ? items
      : (properties[key] ??
        (typeof additionalProperties === 'object' ? additionalProperties : undefined));
  return own ? schemaAt(own, rest) : {};
}
