import { nextTermOf } from './next-term';

const DAY = '2026-12-01';
const LATER = '2027-08-31';
const NONE = { next_instalment: null, handover: null, tenancy: null };
const tenancy = { ends_on: LATER, next_cheque_on: null };
const unit = (stage: object, lifecycle = 'let') => ({
  lifecycle,
  next_date: DAY,
  stage: { ...NONE, ...stage },
});

test.each([
  ['an instalment', 'instalment', { next_instalment: { due_on: DAY, status: 'due' } }],
  ['an instalment too late', 'overdue', { next_instalment: { due_on: DAY, status: 'overdue' } }],
  ['a handover', 'handover', { handover: { deadline_on: DAY } }],
  ['a cheque', 'cheque', { tenancy: { ...tenancy, next_cheque_on: DAY } }],
  ['the end of the tenancy', 'ends', { tenancy: { ...tenancy, ends_on: DAY } }],
  ['the notice of a higher rent', 'notice', { tenancy }],
  ['nothing that is known', null, {}],
])('the next date of a unit is for %s', (_, term, stage) => {
  expect(nextTermOf(unit(stage))).toBe(term);
});

test('no rent is raised of a tenancy that ends, and without a date there is no term', () => {
  expect(nextTermOf(unit({ tenancy }, 'notice_given'))).toBeNull();
  expect(nextTermOf({ ...unit({ tenancy }), next_date: null })).toBeNull();
});
