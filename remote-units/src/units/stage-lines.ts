import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { daysBetween } from '@manzil/shared/domain/deadlines';
import { nextTermOf } from '@manzil/shared/domain/next-term';
import { formatDay } from '@manzil/shared/format/date';
import { instalmentName } from '@manzil/shared/format/instalment-name';
import { formatBps } from '@manzil/shared/format/percent';
import type { TextsOf } from '@manzil/shared/runtime';
import { today } from '../today';
import { stageKind } from '../unit/stage-kind';

type StageLines = { state: string; date: string; isLate: boolean };

type Dated = 'due' | 'by' | 'cheque' | 'ends' | 'notice';

/** Of a card: what is so, and the next date; an instalment that is overdue before any other. */
export function stageLines(unit: UnitSummary, words: TextsOf<'units/units'>): StageLines {
  const { state, date } = linesOf(unit, words);
  const { status, due_on } = unit.stage.next_instalment ?? {};
  if (status !== 'overdue' || !due_on) return { state, date, isLate: false };
  const day = formatDay(due_on, words.language);
  return { state, date: words.t('stage.overdue', { day }), isLate: true };
}

function linesOf(unit: UnitSummary, words: TextsOf<'units/units'>): Omit<StageLines, 'isLate'> {
  const { t, language } = words;
  const { lifecycle, stage } = unit;
  const { construction, next_instalment, handover, tenancy, vacant_since } = stage;
  const day = (value: string | null | undefined) => (value ? formatDay(value, language) : '');
  const dated = (key: Dated, value: string | null | undefined) =>
    value ? t(`stage.${key}`, { day: day(value) }) : '';
  const instalment = next_instalment && instalmentName(next_instalment, language);

  switch (stageKind(lifecycle)) {
    case 'construction':
      return {
        state: [
          construction &&
            t('stage.progress', { percent: formatBps(construction.progress_bps, language) }),
          instalment,
        ]
          .filter(Boolean)
          .join(' · '),
        date: dated('due', next_instalment?.due_on),
      };
    case 'handover':
      return {
        state: [
          handover && t('stage.steps', { done: handover.steps_done, steps: handover.steps }),
          instalment && t('stage.payment_open', { name: instalment }),
        ]
          .filter(Boolean)
          .join(' · '),
        date: dated('by', next_instalment?.due_on ?? handover?.deadline_on),
      };
    case 'vacant':
      return {
        state: vacant_since ? t('stage.vacant', { count: daysBetween(vacant_since, today()) }) : '',
        date: '',
      };
    case 'let':
      return {
        state: [
          tenancy?.cheque_bounced && t('stage.bounced'),
          tenancy &&
            t('stage.cheques', { count: tenancy.cheques, cleared: tenancy.cheques_cleared }),
        ]
          .filter(Boolean)
          .join(' · '),
        date: dated(...letDate(unit)),
      };
    default:
      return { state: '', date: '' };
  }
}

/** The end of the tenancy where no other date comes before it. */
function letDate(unit: UnitSummary): [Dated, string | null | undefined] {
  const { next_date, stage } = unit;
  switch (nextTermOf(unit)) {
    case 'instalment':
      return ['due', next_date];
    case 'handover':
      return ['by', next_date];
    case 'cheque':
      return ['cheque', next_date];
    case 'notice':
      return ['notice', next_date];
    default:
      return ['ends', stage.tenancy?.ends_on];
  }
}
