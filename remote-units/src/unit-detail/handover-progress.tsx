import type { UnitStage } from '@manzil/shared/contract/units';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { Progress } from '@manzil/shared/ui/progress';
import { Section } from '@manzil/shared/ui/section';
import { Link } from 'react-router-dom';
import { useWords } from '../words';
import styles from './handover-progress.module.css';

/** How far the handover is, and by when the developer expects it. */
export function HandoverProgress({ stage }: { stage: UnitStage }) {
  const { t, language } = useWords();
  const { handover, next_instalment } = stage;
  if (!handover) return null;
  const { steps_done, steps, deadline_on } = handover;
  return (
    <Section title={t('handover.title')} aside={<Link to="/handover">{t('handover.all')}</Link>}>
      <Progress
        label={t('handover.progress')}
        value={steps_done}
        max={steps}
        valueText={t('stage.steps', { done: steps_done, steps })}
      />
      <p className={styles.deadline}>
        {[
          next_instalment &&
            t('handover.open', { amount: formatMoney(next_instalment.amount, language) }),
          deadline_on && t('handover.deadline', { day: formatDay(deadline_on, language) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </Section>
  );
}
