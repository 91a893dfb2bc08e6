import { type ReactNode, useId } from 'react';
import styles from './home.module.css';

type HomeSectionProps = {
  /** Anchor of the links in the head of the page. */
  id?: string;
  title: string;
  /** At the right of the title, below it on narrow screens. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A titled part of a public page. */
export function HomeSection({ id, title, aside, children }: HomeSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} id={id} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className="title-1">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
