import type { ReactNode } from 'react';
import styles from './kit.module.css';

/** Examples beside each other, as many as there is room for. */
export const Examples = ({ children }: { children: ReactNode }) => (
  <div className={styles.examples}>{children}</div>
);

type ExampleProps = {
  /** Which state it is. */
  name: string;
  /** As wide as the page. */
  wide?: boolean;
  children: ReactNode;
};

export const Example = ({ name, wide = false, children }: ExampleProps) => (
  <div className={wide ? `${styles.example} ${styles.wide}` : styles.example}>
    <p className={styles.name}>{name}</p>
    {children}
  </div>
);
