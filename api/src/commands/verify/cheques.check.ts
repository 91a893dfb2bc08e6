import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { aedText } from '../import/aed-text';
import { type Check, MAX_FAULTS } from './check';

type Unbooked = { id: string; unit_id: string; cleared_on: string; amount_fils: number };

/** Days by which bank and books may put the same rent into two months. */
const APART = 7;

/**
 * Rent that a cheque has brought is booked: by bookings that name the cheque, maybe one for each owner, else by one of
 * its amount and month. Of what was cleared before a unit's first rent or after its last booking its books tell nothing,
 * or not yet.
 */
export const chequesCheck = (db: Db): Check => ({
  name: 'Cheques',
  run: async () => {
    const [counts] = await jsonRows<{ cheques: number }>(
      db,
      sql`select count(*) as cheques from (${CLEARED}) cleared`,
    );
    const unbooked = await jsonRows<Unbooked>(
      db,
      sql`with rents as (
          select a.unit_id, l.journal_id, j.cheque_id, l.value_date, sum(l.amount_minor) as minor
          from ledger_accounts a
          join journal_lines l on l.account_id = a.id and l.category = 'rent'
          join journals j on j.id = l.journal_id
          where a.owner_scope = 'investor' and a.currency = 'AED'
            and not exists (select from journals back where back.reverses_id = j.id)
          group by a.unit_id, l.journal_id, j.cheque_id, l.value_date
        ), books as (
          select a.unit_id, min(l.value_date) filter (where l.category = 'rent') as first_rent,
            max(l.value_date) as last_on
          from ledger_accounts a join journal_lines l on l.account_id = a.id
          where a.owner_scope = 'investor' and a.currency = 'AED' and a.unit_id is not null
          group by a.unit_id
        )
        select q.id, q.unit_id, q.cleared_on, q.amount_fils
        from (${CLEARED}) q
        join books on books.unit_id = q.unit_id
          and q.cleared_on between books.first_rent and books.last_on
        where q.amount_fils is distinct from (
            select sum(r.minor) from rents r where r.cheque_id = q.id)
          and not exists (
            select from rents r
            where r.unit_id = q.unit_id and r.minor = q.amount_fils and r.cheque_id is null
              and (date_trunc('month', r.value_date) = date_trunc('month', q.cleared_on)
                or abs(r.value_date - q.cleared_on) <= ${APART}))
        order by q.cleared_on, q.id limit ${MAX_FAULTS}`,
    );
    return {
      seen: `${(counts?.cheques ?? 0).toLocaleString('en')} that were cleared in running tenancies`,
      faults: unbooked.map(
        ({ id, unit_id, cleared_on, amount_fils }) =>
          `cheque ${id} for unit ${unit_id}, cleared on ${cleared_on}, has no booking of rent of ${aedText(amount_fils)}`,
      ),
    };
  },
});

const CLEARED = sql`
  select q.id, t.unit_id, q.cleared_on, q.amount_fils
  from rent_cheques q join tenancies t on t.id = q.tenancy_id
  where q.status = 'cleared' and t.status in ('active', 'renewal', 'notice_given')`;
