import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './page-head.module.css';

type PageHeadProps = {
  title: ReactNode;
  meta?: ReactNode;
  aside?: ReactNode;
  back?: ReactNode;
  size?: 'display-1' | 'display-2';
  titleRef?: Ref<HTMLHeadingElement>;
};

/** The head of a page. Its h1 takes focus after a navigation. */
export function PageHead({
  title,
  meta,
  aside,
  back,
  size = 'display-2',
  titleRef,
}: PageHeadProps) {
  return (
    <header className={styles.head}>
      {back && <div>{back}</div>}
      <h1 ref={titleRef} tabIndex={-1} className={classNames(styles.title, size)}>
        {title}
      </h1>
      {meta && <div className={styles.meta}>{meta}</div>}
      {aside && <div className={styles.aside}>{aside}</div>}
    </header>
  );
}
