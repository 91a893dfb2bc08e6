import type { ComponentProps, ReactNode } from 'react';
import styles from './declaration.module.css';

/** One of a few, each a row with its explanation; the whole row is the target. */
export function Choice({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

type OptionProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; hint?: string };

export function Option({ label, hint, ...rest }: OptionProps) {
  return (
    <label className={styles.option}>
      <input {...rest} type="radio" className={styles.radio} />
      <span>
        <span className={styles.label}>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
