import type { TextsOf } from '@manzil/shared/runtime';
import { anOffPlanUnit, aUnit, aUnitInHandover } from '../testing/unit-fixtures';
import { stageLines } from './stage-lines';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T06:42:00Z') }));

const words: TextsOf<'units/units'> = {
  t: (key, values) => `${key} ${values?.day ?? ''}`.trim(),
  language: 'de',
};
const { stage } = aUnit();
const instalment = {
  seq: 9,
  count: 9,
  due_on: '2026-11-25',
  amount: { amount: 1, currency: 'AED' },
  status: 'due_soon',
} as const;

test('an instalment whose day has passed is said to be overdue, whatever else comes next', () => {
  const overdue = { ...instalment, due_on: '2026-11-10', status: 'overdue' as const };
  expect(stageLines(aUnit({ stage: { ...stage, next_instalment: overdue } }), words)).toMatchObject(
    {
      date: 'stage.overdue 10.11.2026',
      isLate: true,
    },
  );
});

test('a unit that is let without cheques counts none', () => {
  const tenancy = stage.tenancy && { ...stage.tenancy, cheques: 0, cheques_cleared: 0 };
  expect(stageLines(aUnit({ stage: { ...stage, tenancy } }), words).state).toBe('stage.no_cheques');
});

test.each([
  ['a cheque', {}, 'stage.cheque 01.12.2026'],
  ['the notice of a rent increase', { next_date: '2026-11-28' }, 'stage.notice 28.11.2026'],
  [
    'an instalment after the handover',
    { next_date: '2026-11-25', stage: { ...stage, next_instalment: instalment } },
    'stage.due 25.11.2026',
  ],
  // Its day to give notice of a rent increase is no matter any more.
  [
    'the end of a tenancy under notice',
    { next_date: '2026-11-28', lifecycle: 'notice_given' as const },
    'stage.ends 31.08.2027',
  ],
])('the card of a let unit names %s', (_, changes, date) => {
  expect(stageLines(aUnit(changes), words).date).toBe(date);
});

const PAST = '2026-11-19';
const proved = { ...instalment, due_on: PAST, status: 'proof_submitted' as const };
const handover = { steps_done: 6, steps: 10, deadline_on: PAST };
const inHandover = aUnitInHandover();
const none = { ...inHandover.stage, next_instalment: null };

test.each([
  [
    'a cheque',
    aUnit({
      next_date: PAST,
      stage: { ...stage, tenancy: { ...stage.tenancy!, next_cheque_on: PAST } },
    }),
    'stage.cheque_late 19.11.2026',
    true,
  ],
  [
    'a handover of a let unit',
    aUnit({ next_date: PAST, stage: { ...stage, handover } }),
    'stage.handover_late 19.11.2026',
    true,
  ],
  [
    'a handover',
    { ...inHandover, stage: { ...none, handover } },
    'stage.handover_late 19.11.2026',
    true,
  ],
  [
    'a payment that was proved before a handover',
    { ...inHandover, stage: { ...inHandover.stage, next_instalment: proved } },
    'stage.in_review 19.11.2026',
    false,
  ],
  [
    'an instalment that was proved',
    anOffPlanUnit({ stage: { ...none, handover: null, next_instalment: proved } }),
    'stage.in_review 19.11.2026',
    false,
  ],
  ['a handover that is ahead', { ...inHandover, stage: none }, 'stage.by 12.12.2026', false],
])('the card says in the right tense what the day of %s means', (_, unit, date, isLate) => {
  expect(stageLines(unit, words)).toMatchObject({ date, isLate });
});
