import { hash } from 'node:crypto';
import type { Columns, Sheet, Values } from './sheet';

/** Characters per column: 36 bits, enough to tell two values of one cell apart. */
const WIDTH = 6;
const EMPTY = '-'.repeat(WIDTH);

/** One short hash per column, in the order of the sheet: tells which columns changed, and keeps nothing personal. */
export function fingerprintOf<C extends Columns>(sheet: Sheet<C>, values: Values<C>): string {
  return Object.keys(sheet.columns)
    .map((name) => hashOf(values[name]))
    .join('');
}

const hashOf = (value: unknown) =>
  value === null ? EMPTY : hash('sha256', String(value), 'base64').slice(0, WIDTH);

/** A column that an older version of the sheet did not have counts as empty: new ones are added at the end. */
export function changedColumns(sheet: Sheet, before: string, after: string): string[] {
  const part = (print: string, index: number) =>
    print.slice(index * WIDTH, (index + 1) * WIDTH) || EMPTY;
  return Object.keys(sheet.columns).filter(
    (_, index) => part(before, index) !== part(after, index),
  );
}
