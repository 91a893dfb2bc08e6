import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './section.module.css';

type SectionProps = {
  id?: string;
  title: ReactNode;
  aside?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
};

/** A titled region of a page; sections keep the page's distance from one another. */
export function Section({ id, title, aside, note, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className="heading" id={titleId}>
            {title}
          </h2>
          {note && <span className={styles.note}>{note}</span>}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}

/** Sections side by side from 1200 px on: main column and side column, or two equal ones. */
export function Columns({
  side = 'narrow',
  children,
}: {
  side?: 'narrow' | 'wide' | 'equal';
  children: ReactNode;
}) {
  return <div className={classNames(styles.columns, styles[side])}>{children}</div>;
}
