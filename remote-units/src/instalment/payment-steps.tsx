import type { InstalmentDetail } from '@manzil/shared/contract/instalments/instalments';
import { useTexts } from '@manzil/shared/runtime';
import { Stepper } from '@manzil/shared/ui/stepper';
import { arrival } from './arrival';
import styles from './instalment.module.css';
import { waitsForDate } from './waits-for-date';

const owed = ['transfer', 'review', 'paid'] as const;
const planned = ['date', ...owed] as const;

const stands = { proof_submitted: 1, paid: 3 } as const;

/** Transferred, looked at, paid; before that the day is awaited. Where a transfer of today may come too late, the first is a call. */
export function PaymentSteps({ instalment }: { instalment: InstalmentDetail }) {
  const { t } = useTexts('units/instalment');
  const { status } = instalment;
  const time = arrival(instalment);
  const callsFirst = time === 'unsure' || time === 'too_late';
  const steps = waitsForDate(instalment) ? planned : owed;
  const at = status === 'proof_submitted' || status === 'paid' ? stands[status] : 0;
  const stateOf = (index: number) => (index < at ? 'done' : index === at ? 'current' : 'open');
  const wordOf = (step: (typeof planned)[number]) =>
    t(`steps.${step === 'transfer' && callsFirst ? 'call_first' : step}`);
  const next = steps[at + 1];
  return (
    <div className={styles.steps}>
      <Stepper
        label={t('steps.label')}
        steps={steps.map((step, index) => ({
          key: step,
          label: wordOf(step),
          state: stateOf(index),
          stateLabel: t(`steps.state.${stateOf(index)}`),
        }))}
        narrowText={
          at === steps.length
            ? t('steps.all_done')
            : t('steps.at', {
                at: at + 1,
                of: steps.length,
                step: wordOf(steps[at] ?? 'paid'),
              })
        }
        narrowNext={next && t('steps.next', { step: wordOf(next) })}
      />
    </div>
  );
}
