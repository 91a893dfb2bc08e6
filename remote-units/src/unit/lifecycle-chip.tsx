import type { Lifecycle } from '@manzil/shared/contract/units/unit-stage';
import { useTexts } from '@manzil/shared/runtime';
import { Chip, type ChipTone } from '@manzil/shared/ui/chip';
import type { Lines } from '@manzil/shared/ui/line-icon';
import { Archive, Clock, DoorOpen, FileText, HardHat, House, Key, KeyRound } from 'lucide';

const looks: Record<Lifecycle, [ChipTone, Lines]> = {
  reserved: ['info', Clock],
  spa_signed: ['info', FileText],
  under_construction: ['info', HardHat],
  handover_ready: ['brass', Key],
  in_handover: ['brass', Key],
  vacant_preparing: ['warn', DoorOpen],
  vacant_listed: ['warn', DoorOpen],
  let: ['ok', KeyRound],
  notice_given: ['warn', Clock],
  owner_use: ['neutral', House],
  sold: ['neutral', Archive],
};

type LifecycleChipProps = { lifecycle: Lifecycle; plain?: boolean };

export function LifecycleChip({ lifecycle, plain = false }: LifecycleChipProps) {
  const { t } = useTexts('units');
  const [tone, icon] = looks[lifecycle];
  return (
    <Chip tone={tone} icon={icon} plain={plain}>
      {t(`lifecycle.${lifecycle}`)}
    </Chip>
  );
}
