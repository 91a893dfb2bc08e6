import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './facts.module.css';

type Fact = { label: string; value: ReactNode; strong?: boolean };

type FactsProps = {
  facts: readonly Fact[];
  columns?: 1 | 2;
  kind?: 'ruled' | 'plain';
};

/** Labels and their values. */
export function Facts({ facts, columns = 1, kind = 'ruled' }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, styles[kind], columns === 2 && styles.two)}>
      {facts.map((fact) => (
        <div key={fact.label} className={classNames(styles.fact, fact.strong && styles.strong)}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
