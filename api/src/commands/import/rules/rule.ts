import type { Db } from '../../../platform/postgres/connect';
import type { Line } from '../line';
import { contentOf, linesOf, type Portfolio } from '../portfolio';
import type { Problem } from '../problems';
import { type Columns, fileOf, type Sheet } from '../sheet';

export type RuleContext<C extends Columns = Columns> = {
  db: Db;
  portfolio: Portfolio;
  folder: string;
  /** Calendar day in Asia/Dubai. */
  today: string;
  lines: Line<C>[];
  /** Leaves the line, of this sheet or the one that is named, out and reports it. */
  refuse: (line: Line, column: string, reason: string, sheet?: Sheet) => void;
};

type Surroundings = Pick<RuleContext, 'db' | 'portfolio' | 'folder' | 'today'> & {
  problem: (problem: Problem) => void;
};

export type Rule = { sheet: Sheet; check: (surroundings: Surroundings) => Promise<void> };

export const defineRule = <C extends Columns>(
  sheet: Sheet<C>,
  check: (context: RuleContext<C>) => Promise<void>,
): Rule => ({
  sheet,
  check: ({ problem, ...rest }) =>
    check({
      ...rest,
      lines: linesOf(rest.portfolio, sheet),
      refuse: (line, column, reason, other) => {
        line.wrong = true;
        problem({ file: fileOf(other ?? sheet), line: line.number, column, reason });
      },
    }),
});

export const wrongLines = (portfolio: Portfolio, sheet: Sheet): Line[] =>
  contentOf(portfolio, sheet).lines.filter(({ wrong }) => wrong);

/** Whether lines of a sheet are missing that could not be read: what others lack may be in them. */
export function isIncomplete(portfolio: Portfolio, sheet: Sheet): boolean {
  const { broken, read, unchanged, lines } = contentOf(portfolio, sheet);
  return broken || read > unchanged + lines.length;
}
