import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import type { Books } from './closings.repository';

/** Amounts in minor units. */
export type BookedSum = {
  unit_id: string | null;
  property_name: string | null;
  unit_no: string | null;
  /** The investor's share at the end of the period. */
  share_bps: number | null;
  category: LedgerCategory;
  bookings: number;
  first_on: string;
  last_on: string;
  /** Of the only booking. */
  text_de: string | null;
  text_en: string | null;
  amount: number;
};

type Days = { from: string; to: string };

export async function sumBefore(
  db: Db,
  { investorId, currency }: Books,
  day: string,
): Promise<number> {
  const [sum] = await jsonRows<{ amount: number }>(
    db,
    sql`
      select coalesce(sum(l.amount_minor), 0) as amount
      from ledger_accounts a join journal_lines l on l.account_id = a.id
      where a.investor_id = ${investorId} and a.owner_scope = 'investor' and a.currency = ${currency}
        and l.value_date < ${day}::date`,
  );
  return sum?.amount ?? 0;
}

/** By unit: property, then number in its natural order (705 before 1806). */
export function sumByUnit(
  db: Db,
  { investorId, currency }: Books,
  { from, to }: Days,
): Promise<BookedSum[]> {
  return jsonRows(
    db,
    sql`
      select a.unit_id, p.name as property_name, u.unit_no, share.share_bps, l.category, count(*) as bookings,
        min(l.value_date) as first_on, max(l.value_date) as last_on,
        case when count(*) = 1 then min(j.text_de) end as text_de,
        case when count(*) = 1 then min(j.text_en) end as text_en, sum(l.amount_minor) as amount
      from ledger_accounts a
      join journal_lines l on l.account_id = a.id and l.value_date between ${from}::date and ${to}::date
      join journals j on j.id = l.journal_id
      left join units u on u.id = a.unit_id
      left join properties p on p.id = u.property_id
      left join lateral (
        select o.share_bps from unit_ownerships o
        where o.unit_id = a.unit_id and o.investor_id = a.investor_id and o.owned_from <= ${to}::date
        order by o.owned_from desc limit 1
      ) share on true
      where a.investor_id = ${investorId} and a.owner_scope = 'investor' and a.currency = ${currency}
      group by a.unit_id, p.name, u.unit_no, share.share_bps, l.category
      order by p.name, length(u.unit_no), u.unit_no, a.unit_id`,
  );
}
