import { type ReactNode, useId } from 'react';
import styles from './onboarding.module.css';

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 className="heading" id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}
