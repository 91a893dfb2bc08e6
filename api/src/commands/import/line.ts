import type { Columns, Values } from './sheet';

/** A line that has something to store: it is new, or another than at its last import. */
export type Line<C extends Columns = Columns> = {
  number: number;
  externalId: string;
  values: Values<C>;
  fingerprint: string;
  rowId: string;
  isNew: boolean;
  /** Columns with another value than at the last import; of a new line all. */
  changed: string[];
  /** Rows of the lines that its columns name. */
  references: Record<string, string>;
  /** Left out, for its own sake or that of a line it needs. */
  wrong: boolean;
};
