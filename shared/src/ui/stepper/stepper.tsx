import { Check } from 'lucide';
import { LineIcon } from '../line-icon/line-icon';
import styles from './stepper.module.css';

type Step = { key: string; label: string; state: 'done' | 'current' | 'open'; stateLabel: string };

type StepperProps = {
  label: string;
  steps: readonly Step[];
  /** Shown instead of the row below 768 px: "Schritt 2 von 4". */
  narrowText: string;
  narrowNext?: string | undefined;
};

/** Where one stands in a fixed order of steps. */
export function Stepper({ label, steps, narrowText, narrowNext }: StepperProps) {
  return (
    <div className={styles.stepper}>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step.key}
            className={styles.step}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className={styles.circle} aria-hidden="true">
              {step.state === 'done' ? (
                <LineIcon lines={Check} size={16} strokeWidth={1.75} />
              ) : (
                index + 1
              )}
            </span>
            <span className={styles.label}>{step.label}</span>
            <span className="visually-hidden">{step.stateLabel}</span>
          </li>
        ))}
      </ol>
      <div className={styles.narrow}>
        <p className={styles.words}>
          <span className={styles.label}>{narrowText}</span>
          {narrowNext && <span className={styles.next}>{narrowNext}</span>}
        </p>
        <div className={styles.segments} aria-hidden="true">
          {steps.map(({ key, state }) => (
            <span key={key} className={styles.segment} data-state={state} />
          ))}
        </div>
      </div>
    </div>
  );
}
