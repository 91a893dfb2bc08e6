import { hasPassed, isLate, nextTermOf } from './next-term';

const BEFORE = '2026-11-30';
const DAY = '2026-12-01';
const AFTER = '2026-12-02';
const LATER = '2027-08-31';
const NONE = { next_instalment: null, handover: null, tenancy: null };
const tenancy = { ends_on: LATER, next_cheque_on: null };
const unit = (stage: object, lifecycle = 'let') => ({
  lifecycle,
  next_date: DAY,
  stage: { ...NONE, ...stage },
});
const instalment = (status: string) => ({ next_instalment: { due_on: DAY, status } });
const handover = { handover: { deadline_on: DAY } };
const cheque = { tenancy: { ...tenancy, next_cheque_on: DAY } };

test.each([
  ['an instalment', 'instalment', instalment('due')],
  ['a handover', 'handover', handover],
  ['a cheque', 'cheque', cheque],
  ['the end of the tenancy', 'ends', { tenancy: { ...tenancy, ends_on: DAY } }],
  ['the notice of a higher rent', 'notice', { tenancy }],
  ['nothing that is known', null, {}],
])('the next date of a unit is for %s', (_, term, stage) => {
  expect([BEFORE, DAY].map((today) => nextTermOf(unit(stage), today))).toEqual([term, term]);
});

test.each([
  ['an instalment is overdue', 'overdue', true, instalment('due')],
  ['an instalment with a proof is in review', 'in_review', false, instalment('proof_submitted')],
  ['a handover is late', 'handover_late', true, handover],
  ['a cheque is late', 'cheque_late', true, cheque],
  ['no rent can be raised any more', null, false, { tenancy }],
])('from the day after its day on %s', (_, term, late, stage) => {
  expect(nextTermOf(unit(stage), AFTER)).toBe(term);
  expect(isLate(nextTermOf(unit(stage), AFTER))).toBe(late);
});

test('a day passes with its end', () => {
  expect([BEFORE, DAY, AFTER].map((today) => hasPassed(DAY, today))).toEqual([false, false, true]);
});

test('no rent is raised of a tenancy that ends, and without a date there is no term', () => {
  expect(nextTermOf(unit({ tenancy }, 'notice_given'), DAY)).toBeNull();
  expect(nextTermOf({ ...unit({ tenancy }), next_date: null }, DAY)).toBeNull();
});
