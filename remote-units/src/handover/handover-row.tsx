import type { UnitSummary } from '@manzil/shared/contract/units';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { ButtonLink } from '@manzil/shared/ui/button';
import { Progress } from '@manzil/shared/ui/progress';
import { Link } from 'react-router-dom';
import { LifecycleChip } from '../unit/lifecycle-chip';
import { UnitName } from '../unit/unit-name';
import { useWords } from '../words';
import styles from './handover-row.module.css';

/** A unit on its way to the keys: steps, deadline, what is still to be paid. */
export function HandoverRow({ unit }: { unit: UnitSummary }) {
  const { t, language } = useWords();
  const { handover, next_instalment } = unit.stage;
  const deadline = handover?.deadline_on ?? next_instalment?.due_on;
  return (
    <li className={styles.row}>
      <LifecycleChip lifecycle={unit.lifecycle} />
      <h2 className={styles.name}>
        <UnitName unit={unit} />
      </h2>
      {handover && (
        <Progress
          label={t('handover.progress')}
          value={handover.steps_done}
          max={handover.steps}
          valueText={t('stage.steps', { done: handover.steps_done, steps: handover.steps })}
        />
      )}
      <p className={styles.state}>
        {[
          unit.open_amount &&
            t('handover.open', { amount: formatMoney(unit.open_amount, language) }),
          deadline && t('handover.deadline', { day: formatDay(deadline, language) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <ButtonLink as={Link} to={`/my-units/${unit.unit_id}`}>
        {t('handover.open_unit')}
      </ButtonLink>
    </li>
  );
}
