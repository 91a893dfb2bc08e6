import type { Line } from '../line';
import type { RuleContext } from './rule';

type Row = { id: string | number };

/**
 * @param rows those that may be in the way; ones that a line of the file changes are not
 * @param keyOf null = nothing is named
 */
export function refuseTaken<L extends Line, R extends Row>(
  { lines, refuse }: { lines: L[]; refuse: RuleContext['refuse'] },
  {
    rows,
    column,
    keyOf,
    keyOfRow,
  }: {
    rows: R[];
    column: string;
    keyOf: (line: L) => string | null;
    keyOfRow: (row: R) => string;
  },
): void {
  const changed = new Set(lines.map(({ rowId }) => rowId));
  const stored = new Set(rows.filter(({ id }) => !changed.has(String(id))).map(keyOfRow));
  const first = new Map<string, number>();
  for (const line of lines) {
    const key = keyOf(line);
    if (key === null) continue;
    const other = first.get(key);
    if (other !== undefined) refuse(line, column, `is that of line ${other} too`);
    else if (stored.has(key)) refuse(line, column, 'exists already, under another external_id');
    else first.set(key, line.number);
  }
}
