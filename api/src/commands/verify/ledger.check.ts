import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { aedText } from '../import/aed-text';
import { type Check, MAX_FAULTS } from './check';

type Unbalanced = { journal_id: string; currency: string; sum: number };

export const ledgerCheck = (db: Db): Check => ({
  name: 'Ledger',
  run: async () => {
    const [counts] = await jsonRows<{ journals: number; lines: number }>(
      db,
      sql`select (select count(*) from journals) as journals,
        (select count(*) from journal_lines) as lines`,
    );
    const unbalanced = await jsonRows<Unbalanced>(
      db,
      sql`select journal_id, currency, sum(amount_minor) as sum from journal_lines
        group by journal_id, currency having sum(amount_minor) <> 0
        order by journal_id limit ${MAX_FAULTS}`,
    );
    const empty = await jsonRows<{ id: string }>(
      db,
      sql`select id from journals j
        where not exists (select from journal_lines l where l.journal_id = j.id)
        order by id limit ${MAX_FAULTS}`,
    );
    return {
      seen: `${count(counts?.journals)} journals with ${count(counts?.lines)} lines`,
      faults: [
        ...unbalanced.map(
          ({ journal_id, currency, sum }) =>
            `journal ${journal_id} is off by ${aedText(sum)} ${currency}`,
        ),
        ...empty.map(({ id }) => `journal ${id} has no lines`),
      ],
    };
  },
});

const count = (value = 0) => value.toLocaleString('en');
