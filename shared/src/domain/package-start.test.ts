import fc from 'fast-check';
import { addDays } from './deadlines';
import { PACKAGE_CODES, type PackageSituation, packageStart } from './package-start';

const LET: PackageSituation = {
  today: '2026-11-24',
  handedOver: true,
  present: 'basic',
  tenancy: { ends_on: '2027-08-31', next_rent_on: '2026-12-01' },
};

test('a first package begins today', () => {
  expect(packageStart('premium', { ...LET, present: null })).toBe('2026-11-24');
});

test('of a unit that is being built it begins with the handover', () => {
  const building = { ...LET, handedOver: false, present: null, tenancy: null };
  expect(packageStart('premium', building)).toBeNull();
});

test('a larger package begins with the next rent period, or with the renewal after the last one', () => {
  expect(packageStart('premium', LET)).toBe('2026-12-01');
  const lastPeriod = { ends_on: '2027-08-31', next_rent_on: null };
  expect(packageStart('premium', { ...LET, tenancy: lastPeriod })).toBe('2027-09-01');
});

test('a smaller package begins with the renewal', () => {
  expect(packageStart('basic', { ...LET, present: 'premium' })).toBe('2027-09-01');
});

test('without a tenancy a change begins with the next month', () => {
  expect(packageStart('premium', { ...LET, today: '2026-12-31', tenancy: null })).toBe(
    '2027-01-01',
  );
});

const code = fc.constantFrom(...PACKAGE_CODES);
const days = (most: number) => fc.nat(most).map((count) => addDays('2026-01-31', count));
const situations: fc.Arbitrary<PackageSituation> = days(1_000).chain((today) =>
  fc.record({
    today: fc.constant(today),
    handedOver: fc.boolean(),
    present: fc.option(code),
    tenancy: fc.option(
      fc.tuple(fc.nat(400), fc.nat(400)).map(([left, next]) => ({
        ends_on: addDays(today, left),
        next_rent_on: next > 0 && next <= left ? addDays(today, next) : null,
      })),
    ),
  }),
);

test('a change is always later than today, and a smaller package never before a larger one', () => {
  fc.assert(
    fc.property(situations, code, (situation, present) => {
      const starts = PACKAGE_CODES.map((wanted) => packageStart(wanted, { ...situation, present }));
      for (const start of starts) expect(start && start > situation.today).toBe(true);
      expect((starts[1] ?? '') <= (starts[0] ?? '')).toBe(true);
    }),
  );
});
