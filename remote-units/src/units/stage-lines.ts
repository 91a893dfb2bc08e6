import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { daysBetween } from '@manzil/shared/domain/deadlines';
import {
  hasPassed,
  instalmentTerm,
  isLate,
  type NextTerm,
  nextTermOf,
} from '@manzil/shared/domain/next-term';
import { formatDay } from '@manzil/shared/format/date';
import { instalmentName } from '@manzil/shared/format/instalment-name';
import { formatBps } from '@manzil/shared/format/percent';
import type { TextsOf } from '@manzil/shared/runtime';
import { today } from '../today';
import { stageKind } from '../unit/stage-kind';

type StageLines = { state: string; date: string; isLate: boolean };

type Dated = 'due' | 'by' | Exclude<NextTerm, 'instalment' | 'handover'>;
type Day = string | null | undefined;

/** Of a card: what is so, and the next date; an instalment that is overdue before any other. */
export function stageLines(unit: UnitSummary, words: TextsOf<'units/units'>): StageLines {
  const { t, language } = words;
  const [dated, day] = dateOf(unit);
  return {
    state: stateOf(unit, words),
    date: day ? t(`stage.${dated}`, { day: formatDay(day, language) }) : '',
    isLate: isLate(dated),
  };
}

function stateOf({ lifecycle, stage }: UnitSummary, words: TextsOf<'units/units'>): string {
  const { t, language } = words;
  const { construction, next_instalment, handover, tenancy, vacant_since } = stage;
  const instalment = next_instalment && instalmentName(next_instalment, language);
  const joined = (parts: (string | false | null)[]) => parts.filter(Boolean).join(' · ');
  switch (stageKind(lifecycle)) {
    case 'construction':
      return joined([
        construction &&
          t('stage.progress', { percent: formatBps(construction.progress_bps, language) }),
        instalment,
      ]);
    case 'handover':
      return joined([
        handover && t('stage.steps', { done: handover.steps_done, steps: handover.steps }),
        instalment && t('stage.payment_open', { name: instalment }),
      ]);
    case 'vacant':
      return vacant_since ? t('stage.vacant', { count: daysBetween(vacant_since, today()) }) : '';
    case 'let':
      return joined([
        tenancy?.cheque_bounced === true && t('stage.bounced'),
        tenancy && chequesOf(tenancy, words),
      ]);
    default:
      return '';
  }
}

type Tenancy = NonNullable<UnitSummary['stage']['tenancy']>;

function chequesOf(
  { cheques, cheques_cleared: cleared }: Tenancy,
  { t }: TextsOf<'units/units'>,
): string {
  return cheques > 0 ? t('stage.cheques', { count: cheques, cleared }) : t('stage.no_cheques');
}

function dateOf(unit: UnitSummary): [Dated, Day] {
  const { next_instalment: next, handover } = unit.stage;
  const due = next?.due_on;
  const term = next && instalmentTerm(next, today());
  if (term === 'overdue') return ['overdue', due];
  switch (stageKind(unit.lifecycle)) {
    case 'construction':
      return [term === 'in_review' ? 'in_review' : 'due', due];
    case 'handover':
      if (due) return [term === 'in_review' ? 'in_review' : 'by', due];
      return handoverDate(handover?.deadline_on);
    case 'let':
      return letDate(unit);
    default:
      return ['due', null];
  }
}

const handoverDate = (deadline: Day): [Dated, Day] => [
  deadline && hasPassed(deadline, today()) ? 'handover_late' : 'by',
  deadline,
];

/** The end of the tenancy where no other date comes before it. */
function letDate(unit: UnitSummary): [Dated, Day] {
  const { next_date, stage } = unit;
  const term = nextTermOf(unit, today());
  switch (term) {
    case 'instalment':
      return ['due', next_date];
    case 'handover':
      return ['by', next_date];
    case 'in_review':
    case 'handover_late':
    case 'cheque':
    case 'cheque_late':
    case 'notice':
      return [term, next_date];
    default:
      return ['ends', stage.tenancy?.ends_on];
  }
}
