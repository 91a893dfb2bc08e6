import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { Progress } from '@manzil/shared/ui/progress';
import { Link } from 'react-router-dom';
import { HandoverSteps } from '../handover-steps/handover-steps';
import { handoverSentence } from '../unit/handover-sentence';
import { LifecycleChip } from '../unit/lifecycle-chip';
import { UnitName } from '../unit/unit-name';
import styles from './handover-row.module.css';

export function HandoverRow({ unit }: { unit: UnitSummary }) {
  const { t, language } = useTexts('units/handover');
  const { handover, next_instalment: next } = unit.stage;
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
      <p className={styles.state}>{handoverSentence(unit, language)}</p>
      {handover && (
        <details className={styles.steps}>
          <summary>{t('handover.steps')}</summary>
          <HandoverSteps done={handover.steps_done} />
        </details>
      )}
      <div className={styles.actions}>
        <ButtonLink as={Link} to={`/my-units/${unit.unit_id}`}>
          {t('handover.open_unit')}
        </ButtonLink>
        {next && (
          <ButtonLink as={Link} to={`/my-units/${unit.unit_id}/instalments/${next.seq}`}>
            {t(next.status === 'proof_submitted' ? 'handover.proof' : 'handover.pay')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
