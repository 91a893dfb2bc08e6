import type { Db } from '../../platform/postgres/connect';
import { findImported } from './external-ids.repository';
import type { Line } from './line';
import type { Problem } from './problems';
import { type Columns, fileOf, type Sheet } from './sheet';
import { emptyContent, type Known, type SheetContent } from './sheet-content';

/** What the files say, by the name of the sheet; a sheet without a file has no lines. */
export type Portfolio = Map<string, SheetContent>;

export function contentOf(portfolio: Portfolio, sheet: Pick<Sheet, 'name'>): SheetContent {
  const content = portfolio.get(sheet.name);
  if (!content) throw new Error(`The sheet ${sheet.name} is not part of the portfolio.`);
  return content;
}

export const linesOf = <C extends Columns>(portfolio: Portfolio, sheet: Sheet<C>): Line<C>[] =>
  contentOf(portfolio, sheet).lines.filter(({ wrong }) => !wrong) as Line[] as Line<C>[];

export const newPortfolio = (sheets: readonly Sheet[]): Portfolio =>
  new Map(sheets.map((sheet) => [sheet.name, emptyContent(sheet)]));

/** A line that refers to nothing is reported; one that refers to a wrong line is left out with it. */
export async function resolveReferences(
  db: Db,
  portfolio: Portfolio,
  { sheet, lines }: SheetContent,
  problem: (problem: Problem) => void,
): Promise<void> {
  for (const [column, { refersTo }] of Object.entries(sheet.columns)) {
    if (refersTo === undefined) continue;
    const target = contentOf(portfolio, { name: refersTo });
    await lookUp(db, target, lines.map(({ values }) => values[column]).filter(isText));
    for (const line of lines) {
      const id = line.values[column];
      if (!isText(id)) continue;
      const known = target.known.get(id);
      const row = known && rowOf(known);
      if (row) line.references[column] = row;
      else line.wrong = true;
      if (known || target.broken) continue;
      const reason = `"${id}" is not in ${fileOf(target.sheet)}, nor was it imported before`;
      problem({ file: fileOf(sheet), line: line.number, column, reason });
    }
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** null where there is none, and will be none. A wrong change leaves the row as it is. */
const rowOf = ({ rowId, line }: Known): string | null => (line && !line.wrong ? line.rowId : rowId);

async function lookUp(db: Db, { sheet, known }: SheetContent, ids: string[]): Promise<void> {
  const unknown = [...new Set(ids)].filter((id) => !known.has(id));
  for (const { external_id, row_id } of await findImported(db, sheet.name, unknown)) {
    known.set(external_id, { number: null, rowId: row_id, line: null });
  }
}
