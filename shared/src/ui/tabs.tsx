import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './tabs.module.css';

/** Links that look like tabs, in a navigation named by `label`; scrolls sideways when narrow. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul className={styles.list}>{children}</ul>
    </nav>
  );
}

type TabProps<T extends ElementType> = {
  /** The router's Link or NavLink; a plain <a> without it. NavLink sets aria-current itself. */
  as?: T | undefined;
  current?: boolean | undefined;
  children: ReactNode;
} & Omit<ComponentProps<T>, 'as' | 'children'>;

/** One entry of Tabs. */
export function Tab<T extends ElementType = 'a'>({
  as,
  current,
  className,
  children,
  ...rest
}: TabProps<T>) {
  const Element: ElementType = as ?? 'a';
  const state = current === undefined ? {} : { 'aria-current': current ? 'page' : undefined };
  return (
    <li>
      <Element {...rest} {...state} className={classNames(styles.tab, className)}>
        {children}
      </Element>
    </li>
  );
}
