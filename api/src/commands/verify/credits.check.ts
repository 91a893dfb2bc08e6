import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { aedText } from '../import/aed-text';
import { ROUNDING } from '../import/sheets/payouts.sheet';
import { type Check, MAX_FAULTS } from './check';

type Other = { id: string; credited_minor: number; due_minor: number | null };

/** What arrived is gross less fee, at the bank's rate where it was converted. */
export const creditsCheck = (db: Db): Check => ({
  name: 'Credits',
  run: async () => {
    const [counts] = await jsonRows<{ credits: number }>(
      db,
      sql`select count(*) as credits from payouts where credited_minor is not null`,
    );
    const others = await jsonRows<Other>(
      db,
      sql`select id, credited_minor, due_minor
        from (
          select id, credited_minor, round((gross_minor - bank_fee_minor)
            * case when credited_currency = currency then 1 else fx_rate end) as due_minor
          from payouts where credited_minor is not null
        ) settled
        where due_minor is null or abs(due_minor - credited_minor) > ${ROUNDING}
        order by id limit ${MAX_FAULTS}`,
    );
    return {
      seen: `${(counts?.credits ?? 0).toLocaleString('en')} payouts that arrived`,
      faults: others.map(({ id, credited_minor, due_minor }) =>
        due_minor === null
          ? `payout ${id} arrived in another currency without a rate`
          : `payout ${id} arrived with ${aedText(credited_minor)}, gross less fee comes to ${aedText(due_minor)}`,
      ),
    };
  },
});
