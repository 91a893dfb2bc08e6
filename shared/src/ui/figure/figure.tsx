import { Info } from 'lucide';
import { type ReactNode, useId } from 'react';
import { LineIcon } from '../line-icon/line-icon';
import styles from './figure.module.css';

/** The hairline grid of key figures: two columns on narrow screens, two to four on wide ones. */
export function FigureGrid({
  columns = 3,
  children,
}: {
  columns?: 2 | 3 | 4;
  children: ReactNode;
}) {
  return (
    <dl className={styles.grid} data-columns={columns}>
      {children}
    </dl>
  );
}

type FigureProps = {
  label: string;
  value: ReactNode;
  unit?: string | undefined;
  /** English writes a currency before its amount. */
  unitFirst?: boolean | undefined;
  context?: ReactNode;
  info?: { label: string; children: ReactNode } | undefined;
};

/** One key figure; use inside FigureGrid. */
export function Figure({ label, value, unit, unitFirst, context, info }: FigureProps) {
  const popoverId = useId();
  const small = unit && <span className={styles.unit}>{unit}</span>;
  return (
    <div className={styles.cell}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {unitFirst && small}
        <span className="figure">{value}</span>
        {!unitFirst && small}
      </dd>
      {context && <dd className={styles.context}>{context}</dd>}
      {info && (
        <dd className={styles.info}>
          <button
            type="button"
            className={styles.infoButton}
            aria-label={info.label}
            popoverTarget={popoverId}
          >
            <LineIcon lines={Info} size={16} strokeWidth={1.75} />
          </button>
          <div id={popoverId} popover="auto" className={styles.popover}>
            {info.children}
          </div>
        </dd>
      )}
    </div>
  );
}
