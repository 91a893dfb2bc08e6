import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { type Check, MAX_FAULTS } from './check';

/** Each begins where the one before it ended; that its sums add up the table sees to. */
export const statementsCheck = (db: Db): Check => ({
  name: 'Statements',
  run: async () => {
    const [counts] = await jsonRows<{ statements: number }>(
      db,
      sql`select count(*) as statements from statements`,
    );
    const apart = await jsonRows<{ no: string; before: string; reopened: string | null }>(
      db,
      sql`select no, before, reopened from (
          select s.no, s.opening_minor, lag(s.no) over month as before,
            lag(s.closing_minor) over month as closed_minor,
            case when c.closed_through < s.period_to then to_char(s.period_from, 'YYYY-MM') end as reopened
          from statements s
          join ledger_closings c on c.investor_id = s.investor_id and c.currency = s.currency
          where not exists (select from statements newer where newer.supersedes_id = s.id)
          window month as (partition by s.investor_id, s.currency order by s.period_from)
        ) chain where closed_minor <> opening_minor order by no limit ${MAX_FAULTS}`,
    );
    return {
      seen: `${(counts?.statements ?? 0).toLocaleString('en')} statements`,
      faults: apart.map(
        ({ no, before, reopened }) =>
          `statement ${no} does not begin where ${before} ended${reopened ? `: ${reopened} is open again, publish it once more` : ''}`,
      ),
    };
  },
});
