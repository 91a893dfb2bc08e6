/** Rows that are rendered together: the page of a long list, so that the next one renders none that are there. */
export const CHUNK = 24;

/** Of none too: a table has a body. */
export const startsOf = (rows: readonly unknown[]): number[] =>
  Array.from({ length: Math.max(1, Math.ceil(rows.length / CHUNK)) }, (_, index) => index * CHUNK);

type Rendered = { rows: readonly unknown[]; columns: unknown; rowKey: unknown; rowTone: unknown };

/** Whether nothing that rows are rendered from has changed. */
export const isSame = (before: Rendered, now: Rendered): boolean =>
  before.columns === now.columns &&
  before.rowKey === now.rowKey &&
  before.rowTone === now.rowTone &&
  before.rows.length === now.rows.length &&
  before.rows.every((row, index) => row === now.rows[index]);
