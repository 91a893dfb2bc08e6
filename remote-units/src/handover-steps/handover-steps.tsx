import { usePortal } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { Check } from 'lucide';
import styles from './handover-steps.module.css';
import de from './texts/de.json';
import en from './texts/en.json';

/** In the order in which the office works, as the answer "Wie läuft die Übergabe Schritt für Schritt ab?" says it. */
export function HandoverSteps({ done }: { done: number }) {
  const { language } = usePortal();
  const words = { de, en }[language];
  const stateOf = (index: number) => (index < done ? 'done' : index === done ? 'current' : 'open');
  return (
    <ol className={styles.steps} aria-label={words.label}>
      {words.steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-state={stateOf(index)}
          aria-current={index === done ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < done ? <LineIcon lines={Check} size={16} strokeWidth={1.75} /> : index + 1}
          </span>
          <span>
            {step}
            {index === done ? (
              <span className={styles.next}> {words.current}</span>
            ) : (
              <span className="visually-hidden"> {words[stateOf(index)]}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
