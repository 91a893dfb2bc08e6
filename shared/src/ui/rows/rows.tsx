import { Upload } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { LineIcon, type Lines } from '../line-icon/line-icon';
import styles from './rows.module.css';

/** A list on hairlines. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

type DecisionRowProps = {
  /** Day and month as shown, isoDate as YYYY-MM-DD; a word in place of the month where there is no day. */
  date: { day: string; month: string; isoDate: string };
  title: ReactNode;
  subject?: ReactNode;
  message?: ReactNode;
  /** Only the first, most pressing row is urgent. */
  urgent?: boolean;
  amount?: ReactNode;
  action: ReactNode;
};

/** Something that needs a decision by a date. */
export function DecisionRow(props: DecisionRowProps) {
  return (
    <li className={styles.decision}>
      <time className={styles.date} dateTime={props.date.isoDate}>
        {props.date.day && <span className={styles.day}>{props.date.day}</span>}
        <span className={styles.month}>{props.date.month}</span>
      </time>
      <div className={styles.words}>
        <span className={styles.decisionTitle}>{props.title}</span>
        {props.subject && <span className={styles.subject}>{props.subject}</span>}
        {props.message && (
          <div className={classNames(styles.message, props.urgent && styles.urgent)}>
            {props.message}
          </div>
        )}
      </div>
      <div className={styles.amount}>{props.amount}</div>
      <div className={styles.action}>{props.action}</div>
    </li>
  );
}

type RowProps = {
  icon?: Lines | undefined;
  title: ReactNode;
  meta?: ReactNode;
  aside?: ReactNode;
  stretched?: boolean;
};

/** A document, a person, a contact: icon, name, one quiet line, something at the right. */
export function Row({ icon, title, meta, aside, stretched = false }: RowProps) {
  return (
    <li className={classNames(styles.row, stretched && styles.stretched)}>
      {icon && <LineIcon lines={icon} size={20} strokeWidth={1.5} />}
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </li>
  );
}

/** A document that is not there yet: dashed, with the action that supplies it. */
export function MissingRow({
  title,
  note,
  action,
}: {
  title: ReactNode;
  note: string;
  action: ReactNode;
}) {
  return (
    <li className={styles.missing}>
      <LineIcon lines={Upload} size={20} strokeWidth={1.5} />
      <div className={styles.words}>
        <span className={styles.title}>{title}</span> <span className={styles.meta}>{note}</span>
      </div>
      <div className={styles.aside}>{action}</div>
    </li>
  );
}
