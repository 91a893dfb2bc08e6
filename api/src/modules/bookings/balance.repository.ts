import type { Balance } from '@manzil/shared/contract/bookings/balance';
import { BalancePart, isInPart } from '@manzil/shared/domain/balance-part';
import { isIn, LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { type SQL, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';

type Sums = { parts: Record<BalancePart, number> } & Record<
  'available' | 'opening' | 'reserve' | 'deposits' | 'booked_deposits',
  number
>;

type Asked = { today: string; from: string | null };

const AVAILABLE = LedgerCategory.filter((category) => isIn('available', category));
const DEPOSITS = LedgerCategory.filter((category) => isIn('deposit', category));

/** @param from first day of a period; what was available before it is in the answer then */
export async function findBalance(
  db: Db,
  investorId: InvestorId,
  { today, from }: Asked,
): Promise<Balance> {
  const since = sql`value_date >= coalesce(${from}::date, '-infinity')`;
  const parts = BalancePart.map((part) => {
    const categories = LedgerCategory.filter((category) => isInPart(part, category));
    return sql`${part}::text, ${sumOf(categories, since)}`;
  });
  const [sums] = await jsonRows<Sums>(
    db,
    sql`
      select ${sumOf(AVAILABLE)} as available,
        ${sumOf(AVAILABLE, sql`value_date < ${from ?? today}::date`)} as opening,
        json_build_object(${sql.join(parts, sql`, `)}) as parts,
        -${sumOf(['reserve'])} as reserve, ${sumOf(DEPOSITS)} as booked_deposits,
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
  const partOf = (part: BalancePart) => aed(sums?.parts[part]);
  return {
    available: aed(sums?.available),
    ...(from && { opening: { day: from, balance: aed(sums?.opening) } }),
    parts: {
      net: partOf('net'),
      payout: partOf('payout'),
      reserve: partOf('reserve'),
      owner_contribution: partOf('owner_contribution'),
      correction: partOf('correction'),
      fx_difference: partOf('fx_difference'),
    },
    reserve: aed(sums?.reserve),
    deposits: aed(sums?.deposits),
    booked_deposits: aed(sums?.booked_deposits),
  };
}

const sumOf = (categories: readonly LedgerCategory[], which: SQL = sql`true`): SQL => sql`
  coalesce(sum(amount_minor) filter (where category = any (${sql.param(categories)}::text[]) and ${which}), 0)::bigint`;
