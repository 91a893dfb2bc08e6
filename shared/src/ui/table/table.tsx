import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './table.module.css';

export type Column<Row> = {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  numeric?: boolean;
  /** Below 768 px `title` and `amount` share the first line, `detail` (default) is on a second, `hidden` left out. */
  narrow?: 'title' | 'amount' | 'detail' | 'hidden';
  narrowLabel?: string;
};

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** `due` marks the row that needs action; `quiet` one that is past. */
  rowTone?: (row: Row) => 'due' | 'quiet' | undefined;
  sum?: Readonly<Record<string, ReactNode>>;
};

/** A table whose rows turn into two-line list entries on narrow screens. */
export function Table<Row>({ caption, columns, rows, rowKey, rowTone, sum }: TableProps<Row>) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={cellClass(column)}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-tone={rowTone?.(row)}>
            {columns.map((column) => (
              <td
                key={column.key}
                className={cellClass(column)}
                data-narrow={column.narrow ?? 'detail'}
                data-label={column.narrowLabel}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {sum && (
        <tfoot>
          <tr>
            {columns.map((column) => (
              <td
                key={column.key}
                className={cellClass(column)}
                data-narrow={sum[column.key] === undefined ? 'hidden' : (column.narrow ?? 'detail')}
                data-label={column.narrowLabel}
              >
                {sum[column.key]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function cellClass<Row>(column: Column<Row>): string {
  return classNames(styles.cell, column.numeric && styles.numeric);
}
