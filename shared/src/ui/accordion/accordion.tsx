import { ChevronDown, Minus, Plus } from 'lucide';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names';
import { LineIcon, type Lines } from '../line-icon/line-icon';
import styles from './accordion.module.css';
import type { FoldFrameProps, FoldProps } from './fold-props';

type CategoryProps = FoldProps & {
  icon: Lines;
  title: string;
  description: string;
  closedAction?: ReactNode;
};

/** First accordion level: icon, title, description, chevron. */
export function Category({
  icon,
  title,
  description,
  closedAction,
  level = 2,
  ...fold
}: CategoryProps) {
  return (
    <Fold {...fold} level={level} kind="category">
      {{
        head: (
          <>
            <LineIcon lines={icon} size={24} strokeWidth={1.5} />
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              <span className={styles.description}>{description}</span>
            </span>
            <LineIcon
              lines={ChevronDown}
              aria-hidden
              className={styles.chevron}
              size={20}
              strokeWidth={1.5}
            />
          </>
        ),
        action: closedAction,
        panel: fold.children,
      }}
    </Fold>
  );
}

/** Second accordion level: a question with plus or minus. */
export function Question({ title, level = 3, ...fold }: FoldProps & { title: string }) {
  const sign = fold.open ? Minus : Plus;
  return (
    <Fold {...fold} level={level} kind="question">
      {{
        head: (
          <>
            <span className={styles.words}>{title}</span>
            <LineIcon lines={sign} className={styles.sign} size={20} strokeWidth={1.5} />
          </>
        ),
        panel: fold.children,
      }}
    </Fold>
  );
}

function Fold({ open, onToggle, level = 3, id, kind, children }: FoldFrameProps) {
  const panelId = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.fold, styles[kind])} id={id} data-open={open}>
      <Heading>
        <button
          type="button"
          className={styles.button}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={onToggle}
        >
          {children.head}
        </button>
      </Heading>
      {!open && children.action && <div className={styles.action}>{children.action}</div>}
      <div className={styles.panel} id={panelId} inert={!open}>
        <div className={styles.clip}>
          <div className={styles.content}>{children.panel}</div>
        </div>
      </div>
    </div>
  );
}
