import fc from 'fast-check';
import { composeIBAN } from 'ibantools';
import { ibanProblem, isIbanBegun, plainIban } from './iban';
import { EXAMPLES } from './testing/iban-examples';
import { written } from './testing/written-iban';

const example = fc.constantFrom(...EXAMPLES);

test('a right IBAN is accepted however it is written', () => {
  expect(new Set(EXAMPLES.map((iban) => iban.slice(0, 2))).size).toBeGreaterThanOrEqual(20);
  fc.assert(
    fc.property(
      example.chain((iban) => fc.tuple(fc.constant(iban), written(iban))),
      ([iban, text]) => {
        expect(plainIban(text)).toBe(iban);
        expect(ibanProblem(plainIban(text))).toBeNull();
      },
    ),
    { numRuns: 1_000 },
  );
});

test('one digit that was mistyped is noticed, in every country and at every place', () => {
  const mistakes = EXAMPLES.flatMap((iban) =>
    [...iban].flatMap((sign, place) =>
      /\d/.test(sign)
        ? [...'0123456789']
            .filter((digit) => digit !== sign)
            .map((digit) => `${iban.slice(0, place)}${digit}${iban.slice(place + 1)}`)
        : [],
    ),
  );
  expect(mistakes.length).toBeGreaterThan(3_000);
  expect(mistakes.filter((iban) => ibanProblem(iban) === null)).toEqual([]);
});

test('two neighbouring digits that were swapped are noticed', () => {
  fc.assert(
    fc.property(example, fc.nat(25), (iban, at) => {
      const [a, b] = [iban[at + 2], iban[at + 3]];
      fc.pre(a !== undefined && b !== undefined && a !== b && /^\d\d$/.test(a + b));
      const changed = `${iban.slice(0, at + 2)}${b}${a}${iban.slice(at + 4)}`;
      expect(ibanProblem(changed)).not.toBeNull();
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['DE8937040044053201300', 'nicht die Form'],
  ['DE893704004405320130000', 'nicht die Form'],
  ['DE8937040044053201300A', 'nicht die Form'],
  ['DE88370400440532013000', 'Prüfziffer'],
  ['US12345678901234567890', 'keine IBAN'],
  ['XX12345678901234567890', 'keine IBAN'],
  ['370400440532013000', 'keine IBAN'],
  ['', 'keine IBAN'],
  ['DE', 'nicht die Form'],
  ['CH4431999123000889012', 'QR-Rechnungen'],
  ['mt84malt011000012345mtlcaſt001s', 'nicht die Form'],
])('%p is refused: %s', (text, reason) => {
  expect(ibanProblem(plainIban(text))?.de).toContain(reason);
});

test('a country outside the register has no IBAN, though something like it exists', () => {
  const angola = composeIBAN({ countryCode: 'AO', bban: '000600000100037131174' });
  expect(ibanProblem(angola ?? '')?.de).toContain('keine IBAN');
});

test('nothing that is typed brings the check down', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      expect(ibanProblem(plainIban(text))).not.toBeNull();
    }),
  );
});

test.each([
  ['', true],
  ['D', true],
  ['DE', true],
  ['DE8937040044053201300', true],
  ['DE89370400440532013000', false],
  ['DE893704004405320130001', false],
  ['US12', false],
])('of %p more has to come: %s', (iban, begun) => {
  expect(isIbanBegun(iban)).toBe(begun);
});
