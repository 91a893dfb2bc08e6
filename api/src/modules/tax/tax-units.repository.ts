import type { BookingUnit } from '@manzil/shared/contract/bookings/bookings';
import { sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import type { Span } from './tax-bookings.repository';

export type OwnedInYear = BookingUnit & { share_bps: number; owned_to: string | null };

/** Units that were handed over, and those with bookings: what was built costs nothing that is deducted yet. */
export const findUnitsOfYear = (
  db: Db,
  investorId: InvestorId,
  { from, through }: Span,
  booked: readonly string[],
): Promise<OwnedInYear[]> =>
  jsonRows(
    db,
    sql`
      select o.unit_id, p.name as property_name, u.unit_no, o.share_bps, o.owned_to
      from (
        select distinct on (unit_id) unit_id, share_bps, owned_to from unit_ownerships
        where investor_id = ${investorId} and owned_from <= ${through}::date
        order by unit_id, owned_from desc
      ) o
      join units u on u.id = o.unit_id
      join properties p on p.id = u.property_id
      where u.id = any (${sql.param(booked)}::uuid[])
        or (u.handed_over_on <= ${through}::date and (o.owned_to is null or o.owned_to >= ${from}::date))
      order by p.name, length(u.unit_no), u.unit_no, u.id`,
  );

export type Bought = {
  purchased_on: string;
  handed_over_on: string | null;
  price: number;
  fee: number;
  other_costs: number;
};

/** @param since it was owned on or after that day; null: ever. The purchase by which the investor came to own it. Amounts of the whole unit in fils. */
export async function findPurchase(
  db: Db,
  investorId: InvestorId,
  unitId: string,
  since: string | null = null,
): Promise<Bought | null> {
  const [bought] = await jsonRows<Bought>(
    db,
    sql`
      select q.purchased_on, u.handed_over_on, q.purchase_price_fils as price, q.dld_fee_fils as fee,
        q.other_cost_fils as other_costs
      from unit_ownerships o
      join units u on u.id = o.unit_id
      join acquisitions q on q.unit_id = o.unit_id
      where o.investor_id = ${investorId} and o.unit_id = ${unitId}
        and (${since}::date is null or o.owned_to is null or o.owned_to >= ${since}::date)
      order by q.purchased_on <= o.owned_from desc, abs(q.purchased_on - o.owned_from)
      limit 1`,
  );
  return bought ?? null;
}
