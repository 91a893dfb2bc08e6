import type { z } from '@manzil/shared/contract/schema';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Cell } from './cells';

export type Column<T = unknown> = {
  cell: Cell<T>;
  /** The table's column; default: of the same name; null = not stored by itself. */
  into?: string | null;
  refersTo?: string;
  /** What it names is in no sheet: the rule of its sheet finds the row, among `references`. */
  lookedUp?: true;
  fixed?: string;
};
export type Columns = Record<string, Column>;

/** What a line's cells say. A reference is the other line's external id. */
export type Values<C extends Columns = Columns> = { [Name in keyof C]: z.output<C[Name]['cell']> };

export type Fault = { column: string; reason: string };

/** One file of a portfolio: `<name>.csv`. Each has `external_id` besides its columns. */
export type Sheet<C extends Columns = Columns> = {
  name: string;
  /** One line of it, with its article: `a unit`. */
  noun: string;
  table: PgTable;
  columns: C;
  check?(values: Values<C>): Fault[];
};

export const defineSheet = <C extends Columns>(sheet: Sheet<C>): Sheet<C> => sheet;

export const column = <T>(cell: Cell<T>, options: Omit<Column, 'cell'> = {}): Column<T> => ({
  cell,
  ...options,
});

export const fileOf = ({ name }: Pick<Sheet, 'name'>) => `${name}.csv`;

export function together(values: Record<string, unknown>, columns: [string, string]): Fault[] {
  const missing = columns.filter((name) => values[name] === null);
  if (missing.length !== 1) return [];
  const other = columns.find((name) => values[name] !== null);
  return missing.map((name) => ({ column: name, reason: `is empty, though ${other} is not` }));
}
