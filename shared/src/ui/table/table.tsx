import { memo, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { CHUNK, isSame, startsOf } from './row-chunks';
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
      {startsOf(rows).map((start) => (
        <Body
          key={start}
          rows={rows.slice(start, start + CHUNK)}
          columns={columns}
          rowKey={rowKey}
          rowTone={rowTone}
        />
      ))}
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

type BodyProps<Row> = Pick<TableProps<Row>, 'columns' | 'rows' | 'rowKey'> & {
  rowTone: TableProps<Row>['rowTone'] | undefined;
};

function BodyRows<Row>({ rows, columns, rowKey, rowTone }: BodyProps<Row>) {
  return (
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
  );
}

/** Of a list that grows only what is new is rendered, where columns and the functions of rows are the same as before. */
const Body = memo(BodyRows, isSame as never) as typeof BodyRows;

function cellClass<Row>(column: Column<Row>): string {
  return classNames(styles.cell, column.numeric && styles.numeric);
}
