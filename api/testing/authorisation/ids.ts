import { randomUUID } from 'node:crypto';

/** What an address can name, and is there. */
type KnownThing =
  | 'unit'
  | 'property'
  | 'photo'
  | 'session'
  | 'statement'
  | 'payout'
  | 'document'
  | 'avatar'
  | 'order'
  | 'upload'
  | 'purpose'
  | 'article';

/** `new order`: the client makes the id up, and nobody's thing is behind it but the client's own. */
type NewThing = `new ${string}`;

/** What an address can name. */
export type Thing = KnownThing | NewThing;

/** What the thing behind an id is to whoever asks. */
export type Relation =
  | 'own'
  /** Owned together with somebody else. */
  | 'shared'
  /** Owned until last year. */
  | 'past'
  /** Superseded, ended or taken away. */
  | 'replaced'
  | 'another’s'
  | 'missing'
  /** Articles and words: not owned by anybody. */
  | 'for all'
  | 'for investors'
  | 'of the future';

export type Ids = Partial<Record<Thing, Partial<Record<Relation, string>>>>;

const UUIDS = new Set<Thing>([
  'unit',
  'photo',
  'session',
  'statement',
  'payout',
  'document',
  'avatar',
  'order',
  'upload',
]);
const NUMBERS = new Set<Thing>(['property', 'article']);

const isNew = (thing: string): thing is NewThing => thing.startsWith('new ');

/** Whoever asks makes the id up, so every one in the right form is good. */
export const isMadeUp = (thing: string) => thing === 'upload' || isNew(thing);

/**
 * Which things an id opens, by what they are to whoever asks. What is not listed is as if it did not exist, and so is
 * everything for whom the operation does not answer.
 */
const OPENS: Record<KnownThing, readonly Relation[]> = {
  unit: ['own', 'shared'],
  property: ['own', 'shared'],
  photo: ['own', 'shared'],
  session: ['own'],
  // What has been superseded stays readable: the law wants it kept.
  statement: ['own', 'replaced'],
  document: ['own', 'replaced'],
  payout: ['own'],
  avatar: ['own'],
  order: ['own'],
  upload: ['own', 'another’s', 'missing'],
  purpose: ['for all'],
  article: ['for all', 'for investors'],
};

export const opensOf = (thing: Thing): readonly Relation[] =>
  isNew(thing) ? ['missing'] : OPENS[thing];

type Spelling = { name: string; write: (id: string) => string; same: boolean };

const encoded = (id: string) =>
  [...id].map((character) => `%${character.charCodeAt(0).toString(16)}`).join('');

const PLAIN = 'plain';

/** The same id as a sly or careless client writes it; `same`: it still names the thing. */
const ALWAYS: Spelling[] = [
  { name: PLAIN, write: (id) => id, same: true },
  { name: 'percent-encoded', write: encoded, same: true },
  { name: 'with NUL behind', write: (id) => `${id}%00`, same: false },
  { name: 'with a path behind', write: (id) => `${id}%2F..%2F${id}`, same: false },
  { name: 'with a path in front', write: (id) => `..%2F${id}`, same: false },
  { name: 'as a list', write: (id) => `${id},${id}`, same: false },
  { name: 'with a wildcard', write: (id) => `${id}%25`, same: false },
];
const UUID_SPELLINGS: Spelling[] = [
  ...ALWAYS,
  { name: 'in capitals', write: (id) => id.toUpperCase(), same: true },
  { name: 'with a blank behind', write: (id) => `${id}%20`, same: false },
  { name: 'with a blank in front', write: (id) => `%20${id}`, same: false },
  { name: 'without hyphens', write: (id) => id.replaceAll('-', ''), same: false },
  { name: 'in braces', write: (id) => `%7B${id}%7D`, same: false },
  { name: 'cut short', write: (id) => id.slice(0, -1), same: false },
];
const NUMBER_SPELLINGS: Spelling[] = [
  ...ALWAYS,
  // Read as the number that it is.
  { name: 'with a blank behind', write: (id) => `${id}%20`, same: true },
  { name: 'with a zero in front', write: (id) => `0${id}`, same: true },
  { name: 'negative', write: (id) => `-${id}`, same: false },
  { name: 'with a fraction', write: (id) => `${id}.5`, same: false },
];
const WORD_SPELLINGS: Spelling[] = [
  ...ALWAYS,
  { name: 'in capitals', write: (id) => id.toUpperCase(), same: false },
  { name: 'with a blank behind', write: (id) => `${id}%20`, same: false },
];

/** Nobody's id of anything. */
const NONSENSE = [
  '0',
  '-1',
  '2147483648',
  '9223372036854775808',
  '1e3',
  'null',
  'undefined',
  "'--",
  '*',
  '%00',
  '%2e%2e%2f',
  '%F0%9F%8F%A0',
];
const NIL = '00000000-0000-0000-0000-000000000000';

/** One id for one parameter. */
export type NamedId = {
  /** For whoever reads a failure. */
  kind: string;
  /** Written as usual. */
  plain: boolean;
  thing: Thing;
  relation: Relation | 'malformed';
  /** For an address. Read at the time of the call: some calls use their thing up, and it is made anew. */
  text: (ids: Ids) => string;
};

export function formOf(thing: Thing): 'uuid' | 'number' | 'word' {
  if (isNew(thing) || UUIDS.has(thing)) return 'uuid';
  return NUMBERS.has(thing) ? 'number' : 'word';
}

const SPELLINGS = { uuid: UUID_SPELLINGS, number: NUMBER_SPELLINGS, word: WORD_SPELLINGS };

/** These are tried in every spelling, and where another kind of id belongs. */
const TRIED_HARD = new Set<Relation>(['own', 'another’s', 'for all']);

/**
 * Every kind of id with which this parameter is tried.
 * @param everyWay in other spellings and with the ids of other things, too: nothing new where no id is looked at
 */
export function kindsOfId(thing: Thing, ids: Ids, everyWay: boolean): NamedId[] {
  if (isNew(thing)) ids[thing] ??= { missing: randomUUID() };
  const named = [...spelled(thing, ids, everyWay), ...nonsense(thing)];
  return everyWay ? [...named, ...ofOtherThings(thing, ids)] : named;
}

function spelled(thing: Thing, ids: Ids, everyWay: boolean): NamedId[] {
  return relationsOf(thing, ids).flatMap((relation) =>
    SPELLINGS[formOf(thing)]
      .filter(({ name }) => name === PLAIN || (everyWay && TRIED_HARD.has(relation)))
      .map(({ name, write, same }) => ({
        kind: `${relation} ${name}`,
        plain: name === PLAIN,
        thing,
        relation: same ? relation : 'malformed',
        text: (now) => write(now[thing]?.[relation] ?? ''),
      })),
  );
}

function nonsense(thing: Thing): NamedId[] {
  const words = NONSENSE.map(
    (text): NamedId => ({
      kind: `nonsense ${text}`,
      plain: false,
      thing,
      relation: 'malformed',
      text: () => text,
    }),
  );
  if (formOf(thing) !== 'uuid' || isMadeUp(thing)) return words;
  const nil: NamedId = {
    kind: 'the nil id',
    plain: false,
    thing,
    relation: 'missing',
    text: () => NIL,
  };
  return [...words, nil];
}

function ofOtherThings(thing: Thing, ids: Ids): NamedId[] {
  if (isMadeUp(thing)) return [];
  const others = (Object.keys(ids) as Thing[]).filter((other) => other !== thing);
  return others.flatMap((other) =>
    relationsOf(other, ids)
      .filter((relation) => TRIED_HARD.has(relation))
      .map((relation) => ({
        kind: `${relation} ${other} instead`,
        plain: false,
        thing,
        relation: formOf(other) === formOf(thing) ? 'missing' : 'malformed',
        text: (now) => now[other]?.[relation] ?? '',
      })),
  );
}

const relationsOf = (thing: Thing, ids: Ids) => Object.keys(ids[thing] ?? {}) as Relation[];
