import type { CashFlowMonth, Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { type LedgerGroup, ledgerGroup } from '@manzil/shared/domain/ledger-category';
import { ratioBps, shareOf } from '@manzil/shared/domain/money';
import type { CashFlowSum } from '../bookings/cash-flow.repository';
import { aed } from '../units/unit-summary';
import { acquisitionCost, yieldOf } from '../units/unit-yield';
import type { DayRange } from './dashboard-period';
import type { Portfolio } from './portfolio.repository';

const total = <T>(items: readonly T[], amount: (item: T) => number) =>
  items.reduce((sum, item) => sum + amount(item), 0);

/** Zero has no sign. */
const negate = (amount: number) => (amount === 0 ? 0 : -amount);

const groupTotal = (sums: readonly CashFlowSum[], group: LedgerGroup) =>
  total(
    sums.filter(({ category }) => ledgerGroup(category) === group),
    ({ amount }) => amount,
  );

function cashFlow(sums: readonly CashFlowSum[]) {
  return {
    rent: aed(groupTotal(sums, 'rent')),
    costs: aed(negate(groupTotal(sums, 'cost'))),
    payouts: aed(negate(groupTotal(sums, 'payout'))),
  };
}

export function cashFlowByMonth(
  sums: readonly CashFlowSum[],
  months: readonly string[],
): CashFlowMonth[] {
  return months.map((month) => ({ month, ...cashFlow(sums.filter((sum) => sum.month === month)) }));
}

export function figuresOf(
  { let_days, available_days, open_fils, open_units, let_units }: Portfolio,
  sums: readonly CashFlowSum[],
  previous: DayRange | null,
): Dashboard['figures'] {
  return {
    ...cashFlow(sums.filter(({ in_period }) => in_period)),
    rent_change_bps: rentChange(sums, previous),
    net_yield_bps: netYield(let_units),
    let_days,
    available_days,
    open_instalments: aed(open_fils),
    open_instalment_units: open_units,
  };
}

/** Null where there was no rent a year before, or the bookings began only within that period. */
function rentChange(sums: readonly CashFlowSum[], previous: DayRange | null): number | null {
  const began = sums[0]?.first_on;
  if (previous === null || began === undefined) return null;
  if (began.slice(0, 7) > previous.from.slice(0, 7)) return null;
  const before = groupTotal(
    sums.filter(({ in_previous }) => in_previous),
    'rent',
  );
  const now = groupTotal(
    sums.filter(({ in_period }) => in_period),
    'rent',
  );
  return before === 0 ? null : ratioBps(now - before, before);
}

/** Each let unit counted with the investor's share; null where none is let. */
function netYield(rows: Portfolio['let_units']): number | null {
  const yielding = rows.flatMap((row) => {
    const result = yieldOf(row);
    if (result === null) return [];
    const invested = row.purchase_price_fils + acquisitionCost(row);
    return [
      { net: shareOf(result.net, row.share_bps), invested: shareOf(invested, row.share_bps) },
    ];
  });
  if (yielding.length === 0) return null;
  return ratioBps(
    total(yielding, ({ net }) => net),
    total(yielding, ({ invested }) => invested),
  );
}
