import type { Contract } from '@manzil/shared/contract/contracts/contracts';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Chip } from '@manzil/shared/ui/chip';
import { Archive, CalendarDays, CircleCheck, Clock } from 'lucide';
import { endedEarly } from '../contracts/ended-early';

const looks = {
  planned: { tone: 'info', icon: CalendarDays },
  running: { tone: 'ok', icon: CircleCheck },
  ended: { tone: 'neutral', icon: Archive },
} as const;

/** Whether it holds. A power of attorney is its paper: before that has been looked at, nobody can say. */
export function StateChip({ contract }: { contract: Contract }) {
  const { t, language } = useTexts('units/contract');
  const { kind, state, ends_on, papers, document_id } = contract;
  const original = papers.find((paper) => paper.document_id === document_id);
  if (kind === 'power_of_attorney' && state === 'running' && original?.status === 'in_review')
    return (
      <Chip tone="info" icon={Clock}>
        {t('state.in_review')}
      </Chip>
    );
  const endsOn = endedEarly(contract) ? null : ends_on;
  return (
    <Chip {...looks[state]}>
      {endsOn
        ? t(`state.${state}_until`, { day: formatDay(endsOn, language) })
        : t(`state.${state}`)}
    </Chip>
  );
}
