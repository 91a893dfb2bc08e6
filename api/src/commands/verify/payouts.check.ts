import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { aedText } from '../import/aed-text';
import { type Check, MAX_FAULTS } from './check';

type Other = { id: string; gross_minor: number; booked_minor: number };
type Unbooked = { id: string; status: string };

/** What an order to the bank pays out is what its booking takes from the owner; what the bank has credited has one. */
export const payoutsCheck = (db: Db): Check => ({
  name: 'Payouts',
  run: async () => {
    const [counts] = await jsonRows<{ payouts: number }>(
      db,
      sql`select count(*) as payouts from payouts`,
    );
    const others = await jsonRows<Other>(
      db,
      sql`select o.id, o.gross_minor, booked.minor as booked_minor
        from payouts o
        cross join lateral (
          select coalesce(-sum(l.amount_minor), 0) as minor
          from journal_lines l join ledger_accounts a on a.id = l.account_id
          where l.journal_id = o.journal_id and a.investor_id = o.investor_id and a.owner_scope = 'investor'
        ) booked
        where o.journal_id is not null and booked.minor <> o.gross_minor
        order by o.id limit ${MAX_FAULTS}`,
    );
    const unbooked = await jsonRows<Unbooked>(
      db,
      sql`select id, status from payouts where journal_id is null and status in ('paid', 'returned')
        order by id limit ${MAX_FAULTS}`,
    );
    return {
      seen: `${(counts?.payouts ?? 0).toLocaleString('en')} orders to the bank`,
      faults: [
        ...others.map(
          ({ id, gross_minor, booked_minor }) =>
            `payout ${id} says ${aedText(gross_minor)}, its booking ${aedText(booked_minor)}`,
        ),
        ...unbooked.map(({ id, status }) => `payout ${id} is ${status}, but has no booking`),
      ],
    };
  },
});
