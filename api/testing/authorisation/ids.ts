import { randomUUID } from 'node:crypto';
import { isLong } from '@manzil/shared/testing/ring';
import { NIL, NO_NUMBERS, NONSENSE, PLAIN, SPELLINGS } from './id-spellings';

/** What an address can name, and is there. */
type KnownThing =
  | 'unit'
  | 'property'
  | 'photo'
  | 'instalment'
  | 'contract'
  | 'tenancy'
  | 'booking'
  | 'session'
  | 'browser'
  | 'passkey'
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
  'contract',
  'tenancy',
  'photo',
  'session',
  'browser',
  'passkey',
  'statement',
  'payout',
  'document',
  'avatar',
  'order',
  'upload',
]);
const NUMBERS = new Set<Thing>(['property', 'article', 'instalment']);

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
  // Its number in the payment plan of the unit.
  instalment: ['own'],
  contract: ['own', 'shared'],
  tenancy: ['own', 'shared'],
  // Day, journal and line in one word.
  booking: ['own'],
  session: ['own'],
  browser: ['own'],
  passkey: ['own'],
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

/** These are tried in every spelling, and where another kind of id belongs. */
const TRIED_HARD = new Set<Relation>(['own', 'another’s', 'for all']);

/**
 * Every kind of id with which this parameter is tried.
 * @param everyWay in other spellings and with the ids of other things, too: nothing new where no id is looked at
 */
export function kindsOfId(thing: Thing, ids: Ids, everyWay: boolean): NamedId[] {
  if (isNew(thing)) ids[thing] ??= { missing: randomUUID() };
  const named = [...spelled(thing, ids, everyWay), ...nonsense(thing, everyWay)];
  return everyWay ? [...named, ...ofOtherThings(thing, ids)] : named;
}

function spelled(thing: Thing, ids: Ids, everyWay: boolean): NamedId[] {
  return relationsOf(thing, ids).flatMap((relation) =>
    SPELLINGS[formOf(thing)]
      .filter(({ name, same }) => name === PLAIN || (everyWay && isTried(relation, same)))
      .map(({ name, write, same }) => ({
        kind: `${relation} ${name}`,
        plain: name === PLAIN,
        thing,
        relation: same ? relation : 'malformed',
        text: (now) => write(now[thing]?.[relation] ?? ''),
      })),
  );
}

/** A spelling in which one's own is not there is no other for somebody else's. */
const isTried = (relation: Relation, same: boolean) =>
  TRIED_HARD.has(relation) && (isLong || same || relation !== 'another’s');

function nonsense(thing: Thing, everyWay: boolean): NamedId[] {
  const all = isLong || formOf(thing) === 'number' ? [...NONSENSE, ...NO_NUMBERS] : NONSENSE;
  const words = (everyWay ? all : all.slice(0, 1)).map(
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
  // A tenancy is among the contracts, by the same id.
  const same: Thing[] = thing === 'contract' ? ['contract', 'tenancy'] : [thing];
  const others = (Object.keys(ids) as Thing[]).filter((other) => !same.includes(other));
  return others.flatMap((other) =>
    relationsOf(other, ids)
      .filter((relation) => isLong || (formOf(other) === formOf(thing) && relation !== 'another’s'))
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
