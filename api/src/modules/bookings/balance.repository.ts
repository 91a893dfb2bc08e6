import type { Balance } from '@manzil/shared/contract/bookings/balance';
import { isIn, LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

type Sums = Record<'available' | 'opening' | 'reserve' | 'deposits', number>;

type Asked = { today: string; from: string | null };

const AVAILABLE = LedgerCategory.filter((category) => isIn('available', category));

/** @param from first day of a period; what was available before it is in the answer then */
export async function findBalance(
  db: Db,
  investorId: InvestorId,
  { today, from }: Asked,
): Promise<Balance> {
  const [sums] = await jsonRows<Sums>(
    db,
    sql`
      select coalesce(sum(amount_minor) filter (where category = any (${sql.param(AVAILABLE)}::text[])), 0)::bigint
          as available,
        coalesce(sum(amount_minor) filter (where category = any (${sql.param(AVAILABLE)}::text[])
          and value_date < ${from ?? today}::date), 0)::bigint as opening,
        coalesce(-sum(amount_minor) filter (where category = 'reserve'), 0)::bigint as reserve,
        (
          select coalesce(sum(round(t.deposit_fils * o.share_bps / 10000.0)), 0)::bigint
          from unit_ownerships o join tenancies t on t.unit_id = o.unit_id
          where o.investor_id = ${investorId} and o.owned_from <= ${today}::date
            and (o.owned_to is null or o.owned_to >= ${today}::date)
            and t.status in ('active', 'renewal', 'notice_given')
            and ${today}::date between t.starts_on and t.ends_on
        ) as deposits
      from cash_flow_days
      where investor_id = ${investorId} and currency = 'AED' and value_date <= ${today}::date`,
  );
  const aed = (amount = 0) => ({ amount, currency: 'AED' as const });
  return {
    available: aed(sums?.available),
    ...(from && { opening: { day: from, balance: aed(sums?.opening) } }),
    reserve: aed(sums?.reserve),
    deposits: aed(sums?.deposits),
  };
}
