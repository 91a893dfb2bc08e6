import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { useTexts } from '@manzil/shared/runtime';
import { Card } from '@manzil/shared/ui/card';
import { Building } from '@manzil/shared/ui/drawing/building';
import { Facts } from '@manzil/shared/ui/facts';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { BellDot } from 'lucide';
import { useDisplay } from '../display/use-display';
import { LifecycleChip } from '../unit/lifecycle-chip';
import { UnitLink } from '../unit/unit-link';
import { UnitName } from '../unit/unit-name';
import { cardFacts } from './card-facts';
import { stageLines } from './stage-lines';
import styles from './unit-card.module.css';

export function UnitCard({ unit }: { unit: UnitSummary }) {
  const words = useTexts('units/units');
  const { t } = words;
  const { area_unit } = useDisplay();
  const { state, date, isLate } = stageLines(unit, words);
  return (
    <Card
      title={
        <UnitLink unitId={unit.unit_id}>
          <UnitName unit={unit} />
        </UnitLink>
      }
      drawing={<Building drawing={unit.drawing} label="" />}
      status={
        <>
          <LifecycleChip lifecycle={unit.lifecycle} />
          {unit.needs_attention && (
            <span className={styles.attention} title={t('units.attention')}>
              <LineIcon lines={BellDot} size={20} strokeWidth={1.5} />
              <span className="visually-hidden">{t('units.attention')}</span>
            </span>
          )}
        </>
      }
      subtitle={t('unit.place', {
        community: unit.community,
        emirate: t(`emirates.${unit.emirate}`),
      })}
      foot={<Facts facts={cardFacts(unit, words, area_unit)} />}
    >
      {state && <p className={styles.state}>{state}</p>}
      {date && (
        <p className={isLate ? styles.late : unit.needs_attention ? styles.due : undefined}>
          {date}
        </p>
      )}
    </Card>
  );
}
