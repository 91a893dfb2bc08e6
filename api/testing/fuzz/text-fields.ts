import type { JsonSchema } from './json';
import type { Place } from './places';

/** Where a schema takes a text that is none of a list. Of an array, the first item stands for all. */
export function textFields(schema: JsonSchema): Place[] {
  if (schema.anyOf) return schema.anyOf.flatMap(textFields);
  if (schema.type === 'string') return schema.enum || schema.const !== undefined ? [] : [[]];
  const { properties = {}, additionalProperties, propertyNames, items } = schema;
  const named =
    typeof additionalProperties === 'object'
      ? (propertyNames?.enum ?? []).map((name) => [String(name), additionalProperties] as const)
      : [];
  const parts: (readonly [string | number, JsonSchema])[] = [
    ...Object.entries(properties),
    ...named,
    ...(items ? [[0, items] as const] : []),
  ];
  return parts.flatMap(([key, part]) => textFields(part).map((place) => [key, ...place]));
}
