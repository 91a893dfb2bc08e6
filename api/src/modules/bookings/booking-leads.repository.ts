import type { BookingLeads } from '@manzil/shared/contract/bookings/bookings';
import { type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { ownedUnits, rentedBy } from '../units/owned-units';
import { COUNTED_BY } from './counted-by.repository';

type Row = Omit<BookingLeads, 'cheque'> & { cheque: BookingLeads['cheque'] | null };

/** Null where the booking is missing or somebody else's. */
export async function findLeads(
  db: Db,
  investorId: InvestorId,
  bookingId: string,
  today: string,
): Promise<BookingLeads | null> {
  const [day, journal, line] = bookingId.split('_');
  const [row] = await jsonRows<Row>(
    db,
    sql`
      select ${COUNTED_BY} as statement_id,
        (select p.id from payouts p where p.journal_id = l.journal_id and p.investor_id = a.investor_id) as payout_id,
        (select json_build_object('tenancy_id', q.tenancy_id, 'seq', q.seq)
          from rent_cheques q where q.id = j.cheque_id and ${isListed(investorId, today)}) as cheque
      from journal_lines l
      join journals j on j.id = l.journal_id
      join ledger_accounts a on a.id = l.account_id
      where l.journal_id = ${journal}::uuid and l.line_no = ${line}::int and l.value_date = ${day}::date
        and a.investor_id = ${investorId} and a.owner_scope = 'investor'`,
  );
  if (!row) return null;
  const { cheque, ...leads } = row;
  return { ...leads, ...(cheque && { cheque }) };
}

/** Whether the rents show the cheque `q`: those of units that are theirs no more they do not. */
const isListed = (investorId: InvestorId, today: string): SQL => sql`exists (
  select from (${ownedUnits(investorId, today, sql`o.unit_id = a.unit_id`)}) owned
  join owned_tenancies f on ${rentedBy(investorId)} and f.tenancy_id = q.tenancy_id)`;
