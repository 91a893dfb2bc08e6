type Spelling = { name: string; write: (id: string) => string; same: boolean };

const encoded = (id: string) =>
  [...id].map((character) => `%${character.charCodeAt(0).toString(16)}`).join('');

export const PLAIN = 'plain';

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
export const NONSENSE = ['null', 'undefined', "'--", '*', '%00', '%2e%2e%2f', '%F0%9F%8F%A0'];
/** Nonsense to whoever reads a number. */
export const NO_NUMBERS = ['0', '-1', '2147483648', '9223372036854775808', '1e3'];
export const NIL = '00000000-0000-0000-0000-000000000000';

export const SPELLINGS = { uuid: UUID_SPELLINGS, number: NUMBER_SPELLINGS, word: WORD_SPELLINGS };
