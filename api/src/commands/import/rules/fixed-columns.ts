import type { Problem } from '../problems';
import { fileOf } from '../sheet';
import type { SheetContent } from '../sheet-content';

export function refuseFixedColumns(
  { sheet, lines }: SheetContent,
  problem: (problem: Problem) => void,
): void {
  for (const line of lines) {
    if (line.isNew) continue;
    for (const column of line.changed) {
      const fixed = sheet.columns[column]?.fixed;
      if (fixed === undefined) continue;
      line.wrong = true;
      const reason = `differs from the last import; ${fixed}`;
      problem({ file: fileOf(sheet), line: line.number, column, reason });
    }
  }
}
