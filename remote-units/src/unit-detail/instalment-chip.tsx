import type { Instalment } from '@manzil/shared/contract/units/unit-detail';
import { daysBetween } from '@manzil/shared/domain/deadlines';
import { useTexts } from '@manzil/shared/runtime';
import { Chip, type ChipTone } from '@manzil/shared/ui/chip';
import type { Lines } from '@manzil/shared/ui/line-icon';
import { Calendar, CircleCheck, Clock, FileClock, TriangleAlert } from 'lucide';
import { today } from '../today';

const looks: Record<Instalment['status'], [ChipTone, Lines]> = {
  planned: ['neutral', Calendar],
  due_soon: ['warn', Clock],
  due: ['warn', Clock],
  proof_submitted: ['info', FileClock],
  paid: ['ok', CircleCheck],
  overdue: ['danger', TriangleAlert],
};

/** Where an instalment stands; tinted only where it needs action. */
export function InstalmentChip({ instalment }: { instalment: Instalment }) {
  const { t } = useTexts('units/unit-detail');
  const { status, due_on } = instalment;
  const [tone, icon] = looks[status];
  const days = due_on ? Math.abs(daysBetween(today(), due_on)) : 0;
  return (
    <Chip plain={status === 'paid' || status === 'planned'} tone={tone} icon={icon}>
      {t(`instalments.state.${status}`, { count: days })}
    </Chip>
  );
}
