import type { Lifecycle, UnitStage } from '@manzil/shared/contract/units/unit-stage';
import { daysBetween } from '@manzil/shared/domain/deadlines';
import { formatDay } from '@manzil/shared/format/date';
import { formatBps } from '@manzil/shared/format/percent';
import type { TextsOf } from '@manzil/shared/runtime';
import { today } from '../today';
import { stageKind } from '../unit/stage-kind';

type Staged = { lifecycle: Lifecycle; stage: UnitStage };
type StageLines = { state: string; date: string };

export function stageLines(
  { lifecycle, stage }: Staged,
  words: TextsOf<'units/units'>,
): StageLines {
  const { t, language } = words;
  const { construction, next_instalment, handover, tenancy, vacant_since } = stage;
  const day = (value: string | null | undefined) => (value ? formatDay(value, language) : '');
  const dated = (key: 'due' | 'by' | 'next_cheque' | 'ends', value: string | null | undefined) =>
    value ? t(`stage.${key}`, { day: day(value) }) : '';
  const instalment =
    next_instalment &&
    t('stage.instalment', { seq: next_instalment.seq, count: next_instalment.count });

  switch (stageKind(lifecycle)) {
    case 'construction':
      return {
        state: [
          construction &&
            t('stage.progress', { percent: formatBps(construction.progress_bps, language) }),
          instalment,
        ]
          .filter(Boolean)
          .join(', '),
        date: dated('due', next_instalment?.due_on),
      };
    case 'handover':
      return {
        state: [
          handover && t('stage.steps', { done: handover.steps_done, steps: handover.steps }),
          next_instalment && t('stage.payment_open'),
        ]
          .filter(Boolean)
          .join(', '),
        date: dated('by', next_instalment?.due_on ?? handover?.deadline_on),
      };
    case 'vacant':
      return {
        state: vacant_since ? t('stage.vacant', { count: daysBetween(vacant_since, today()) }) : '',
        date: '',
      };
    case 'let':
      return {
        state: tenancy
          ? t('stage.cheques', { count: tenancy.cheques, cleared: tenancy.cheques_cleared })
          : '',
        date: dated('next_cheque', tenancy?.next_cheque_on) || dated('ends', tenancy?.ends_on),
      };
    default:
      return { state: '', date: '' };
  }
}
