import { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { StatementFigure, statementFigure } from '@manzil/shared/domain/statement-figure';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { aedText } from '../import/aed-text';
import { type Check, MAX_FAULTS } from './check';

type OtherLine = {
  no: string;
  unit_id: string | null;
  category: string;
  told: number;
  booked: number;
};
type OtherFigure = { no: string; figure: StatementFigure; told: number; lines: number };

/** The lines of a statement are the ledger of its month, and its figures are its lines. */
export const statementSumsCheck = (db: Db): Check => ({
  name: 'Statement sums',
  run: async () => {
    const [counts] = await jsonRows<{ lines: number }>(
      db,
      sql`select count(*) as lines from statement_lines`,
    );
    const lines = await otherLines(db);
    const figures = await otherFigures(db);
    return {
      seen: `${(counts?.lines ?? 0).toLocaleString('en')} lines of statements`,
      faults: [
        ...lines.map(
          ({ no, unit_id, category, told, booked }) =>
            `statement ${no} says ${aedText(told)} of ${category} ${unit_id ? `for unit ${unit_id}` : 'without a unit'}, the ledger ${aedText(booked)}`,
        ),
        ...figures.map(
          ({ no, figure, told, lines: sum }) =>
            `statement ${no} says ${aedText(told)} of ${figure}, its lines ${aedText(sum)}`,
        ),
      ],
    };
  },
});

/** Of statements in force; one of a month that was reopened counts not yet what is booked since. */
const otherLines = (db: Db) =>
  jsonRows<OtherLine>(
    db,
    sql`with closed as (
        select s.* from statements s
        join ledger_closings c on c.investor_id = s.investor_id and c.currency = s.currency
          and c.closed_through >= s.period_to
        where not exists (select from statements newer where newer.supersedes_id = s.id)
      )
      select no, unit_id, category, sum(told)::bigint as told, sum(booked)::bigint as booked
      from (
        select s.no, t.unit_id, t.category, t.amount_minor as told, 0 as booked
        from closed s join statement_lines t on t.statement_id = s.id
        union all
        select s.no, a.unit_id, l.category, 0, l.amount_minor
        from closed s
        join ledger_accounts a on a.owner_scope = 'investor' and a.investor_id = s.investor_id
          and a.currency = s.currency
        join journal_lines l on l.account_id = a.id and l.value_date between s.period_from and s.period_to
      ) parts
      group by no, unit_id, category having sum(told) <> sum(booked)
      order by no, unit_id, category limit ${MAX_FAULTS}`,
  );

const otherFigures = (db: Db) =>
  jsonRows<OtherFigure>(
    db,
    sql`with lines as (
        select t.statement_id, f.figure, sum(t.amount_minor)::bigint as sum
        from statement_lines t join (values ${FIGURE_OF}) f (category, figure) on f.category = t.category
        group by t.statement_id, f.figure
      )
      select s.no, told.figure, told.minor as told, coalesce(lines.sum, 0) as lines
      from statements s
      cross join lateral (values ${FIGURES}) told (figure, minor)
      left join lines on lines.statement_id = s.id and lines.figure = told.figure
      where told.minor <> coalesce(lines.sum, 0)
      order by s.no, told.figure limit ${MAX_FAULTS}`,
  );

const FIGURE_OF = sql.join(
  LedgerCategory.map((category) => sql`(${category}, ${statementFigure(category)})`),
  sql`, `,
);
const FIGURES = sql.join(
  StatementFigure.map((figure) => sql`(${figure}, s.${sql.identifier(`${figure}_minor`)})`),
  sql`, `,
);
