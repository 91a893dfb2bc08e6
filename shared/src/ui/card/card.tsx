import type { ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = {
  /** Holds the one link of the card; it is stretched over the whole card. */
  title: ReactNode;
  level?: 2 | 3;
  drawing?: ReactNode;
  status?: ReactNode;
  subtitle?: ReactNode;
  children?: ReactNode;
  foot?: ReactNode;
};

/** An object one can open; the whole card is its link. */
export function Card({ title, level = 2, drawing, status, subtitle, children, foot }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      <div className={styles.content}>
        {status && <div className={styles.status}>{status}</div>}
        <Heading className={styles.title}>{title}</Heading>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {children && <div className={styles.body}>{children}</div>}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </article>
  );
}

/** Cards in two columns from 768 px on, three on very wide screens. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
