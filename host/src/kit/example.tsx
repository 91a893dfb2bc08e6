import type { ReactNode } from 'react';
import styles from './kit.module.css';

export const Examples = ({ children }: { children: ReactNode }) => (
  <div className={styles.examples}>{children}</div>
);

type ExampleProps = {
  name: string;
  wide?: boolean;
  children: ReactNode;
};

export const Example = ({ name, wide = false, children }: ExampleProps) => (
  <div className={wide ? `${styles.example} ${styles.wide}` : styles.example}>
    <p className={styles.name}>{name}</p>
    {children}
  </div>
);
