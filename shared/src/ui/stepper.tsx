import { Check } from 'lucide';
import { LineIcon } from './line-icon';
import styles from './stepper.module.css';

type Step = { key: string; label: string; state: 'done' | 'current' | 'open'; stateLabel: string };

type StepperProps = {
  label: string;
  steps: readonly Step[];
  /** Shown instead of the row below 768 px: "Schritt 2 von 4". */
  narrowText: string;
};

/** Where one stands in a fixed order of steps. */
export function Stepper({ label, steps, narrowText }: StepperProps) {
  const done = steps.filter((step) => step.state === 'done').length;
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
      <label className={styles.narrow}>
        <span className={styles.label}>{narrowText}</span>
        <progress className={styles.bar} value={done + 1} max={steps.length} />
      </label>
    </div>
  );
}
