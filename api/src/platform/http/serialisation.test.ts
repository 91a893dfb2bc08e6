import { z } from '@manzil/shared/contract/schema';
import { answerSerialiser } from './serialisation';

const Unit = z.object({
  name: z.string(),
  rent: z.nullable(z.object({ amount: z.int(), currency: z.enum(['AED', 'EUR']) })),
  kind: z.nullable(z.enum(['villa', 'office'])),
  tags: z.array(z.string()),
  counts: z.record(z.string(), z.int()),
});
const write = answerSerialiser({ schema: Unit, method: 'GET', url: '/units', httpStatus: '200' });
const unit = {
  name: 'Ünit "7"',
  rent: { amount: 9_007_199_254_740_991, currency: 'AED' },
  kind: null,
  tags: ['a'],
  counts: { open: 2 },
};

test('an answer arrives as it was', () => {
  expect(JSON.parse(write(unit))).toEqual(unit);
  expect(JSON.parse(write({ ...unit, rent: null, kind: 'villa' }))).toEqual({
    ...unit,
    rent: null,
    kind: 'villa',
  });
});

test('what the contract does not name stays here, on every level', () => {
  const secret = { ...unit, password_hash: 'x', rent: { ...unit.rent, iban: 'y' } };
  expect(JSON.parse(write(secret))).toEqual(unit);
});

test.each([
  ['a name is missing', { ...unit, name: undefined }],
  ['null where there must be a text', { ...unit, name: null }],
  ['null where there must be an amount', { ...unit, rent: { amount: null, currency: 'AED' } }],
  ['part of a minor unit', { ...unit, rent: { amount: 1.5, currency: 'AED' } }],
  ['a currency nobody knows', { ...unit, rent: { amount: 1, currency: 'XYZ' } }],
  ['null where there must be a list', { ...unit, tags: null }],
  ['a text where there must be a count', { ...unit, counts: { open: '2' } }],
])('%s is an error, never a zero or an empty text', (_case, broken) => {
  expect(() => write(broken)).toThrow('GET /units broke its contract');
});

test('a value that is a constant or null arrives as it was', () => {
  const schema = z.object({ state: z.nullable(z.literal('sold')) });
  const writeState = answerSerialiser({ schema, method: 'GET', url: '/units', httpStatus: '200' });
  expect(writeState({ state: 'sold' })).toBe('{"state":"sold"}');
  expect(writeState({ state: null })).toBe('{"state":null}');
  expect(() => writeState({ state: 'let' })).toThrow('broke its contract');
});
