import type { UnitDetail } from '@manzil/shared/contract/units/unit-detail';
import { useTexts } from '@manzil/shared/runtime';
import { Progress } from '@manzil/shared/ui/progress';
import { Section } from '@manzil/shared/ui/section';
import { Link } from 'react-router-dom';
import { HandoverSteps } from '../handover-steps/handover-steps';
import { handoverSentence } from '../unit/handover-sentence';
import styles from './handover-progress.module.css';

/** @param unit whole, as what is to be transferred is */
export function HandoverProgress({ unit }: { unit: UnitDetail }) {
  const { t, language } = useTexts('units/unit-detail');
  const { handover } = unit.stage;
  if (!handover) return null;
  const { steps_done, steps } = handover;
  return (
    <Section title={t('handover.title')} aside={<Link to="/handover">{t('handover.all')}</Link>}>
      <Progress
        label={t('handover.progress')}
        value={steps_done}
        max={steps}
        valueText={t('stage.steps', { done: steps_done, steps })}
      />
      <p className={styles.state}>{handoverSentence(unit, language)}</p>
      <HandoverSteps done={steps_done} />
    </Section>
  );
}
