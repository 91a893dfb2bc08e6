import { formOf, isMadeUp, type Thing } from '../authorisation/ids';
import type { Proof } from '../proofs/proof';
import type { JsonSchema } from './json';
import { Slot, type Value } from './slots';

/** Values of a field that mean something to an operation; none where its schema says enough. */
export type Meaning = (field: string, schema: JsonSchema) => readonly Value[];

export const NO_MEANING: Meaning = () => [];

const PAGES = ['1', '2', '10000'];

export function meaningOf({ ids, query = {}, examples = {} }: Proof): Meaning {
  const things = [
    ...Object.entries(ids),
    ...Object.entries(query).map(([name, { names }]) => [name, names] as const),
  ];
  const known: Record<string, readonly Value[]> = {
    page: PAGES,
    ...Object.fromEntries(things.map(([name, thing]) => [name, idsOf(thing)])),
    ...examples,
  };
  return (field, schema) => {
    if (Object.hasOwn(known, field)) return known[field] ?? [];
    return isOfAnEdit(field, schema) ? [new Slot('version')] : [];
  };
}

/** Texts have versions too. */
const isOfAnEdit = (field: string, { type }: JsonSchema) =>
  field === 'version' && type === 'integer';

/** Mostly the caller's own, now and then somebody else's. */
function idsOf(thing: Thing): readonly Value[] {
  if (isMadeUp(thing)) return [new Slot(thing)];
  return formOf(thing) === 'word' ? [] : ownAndForeign(thing);
}

export const ownAndForeign = (name: string): readonly Value[] => [
  ...Array.from({ length: 9 }, () => new Slot(`own.${name}`)),
  new Slot(`foreign.${name}`),
];
