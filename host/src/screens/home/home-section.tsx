import { type ReactNode, useId } from 'react';
import styles from './home.module.css';

type HomeSectionProps = {
  id?: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
};

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
