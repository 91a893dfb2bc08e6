import { formOf, isMadeUp, type Thing } from '../authorisation/ids';
import type { Decided, Fields, Proof } from '../proofs/proof';
import type { JsonSchema } from './json';
import { Slot, type Value } from './slots';

/** What a schema cannot tell of the values of an operation. */
export type Meaning = {
  /** Those of a field that mean something; none where its schema says enough. */
  values: (field: string, schema: JsonSchema) => readonly Value[];
  /** Of an object, what is sent of it. @param all also what is left out of `some` */
  fitting: (some: Fields, all: Fields) => Fields;
};

export const NO_MEANING: Meaning = { values: () => [], fitting: (some) => some };

const PAGES = ['1', '2', '10000'];

export function meaningOf({ ids, query = {}, examples = {}, decided = {} }: Proof): Meaning {
  const things = [
    ...Object.entries(ids),
    ...Object.entries(query).map(([name, { names }]) => [name, names] as const),
  ];
  const known: Record<string, readonly Value[]> = {
    page: PAGES,
    ...Object.fromEntries(things.map(([name, thing]) => [name, idsOf(thing)])),
    ...examples,
  };
  return {
    values: (field, schema) => {
      if (Object.hasOwn(known, field)) return known[field] ?? [];
      return isOfAnEdit(field, schema) ? [new Slot('version')] : [];
    },
    fitting: (some, all) => fitting(decided, some, all),
  };
}

/** As whoever fills in the form makes its fields fit. */
function fitting(decided: Readonly<Record<string, Decided>>, some: Fields, all: Fields): Fields {
  const fits: Record<string, Value> = { ...some };
  for (const [field, decide] of Object.entries(decided)) {
    if (!Object.hasOwn(all, field)) continue;
    const value = decide(all);
    if (value === undefined) delete fits[field];
    else fits[field] = value;
  }
  return fits;
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
