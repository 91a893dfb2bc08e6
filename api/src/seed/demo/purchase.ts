import { shareOf } from '@manzil/shared/domain/money';
import type { Owner } from './demo-ledger';
import type { DemoRows } from './demo-rows';
import { stableId } from './stable-id';

type Purchase = { unitId: string; on: string; price: number; feeBps: number; owners: Owner[] };

/** @param price of the whole unit, in fils, as is the fee of the land department on it */
export function addPurchase(rows: DemoRows, { unitId, on, price, feeBps, owners }: Purchase): void {
  rows.acquisitions.push({
    id: stableId(`acquisition:${unitId}`),
    unit_id: unitId,
    purchased_on: on,
    purchase_price_fils: price,
    dld_fee_fils: shareOf(price, feeBps),
    dld_fee_bps: feeBps,
    other_cost_fils: 0,
  });
  for (const { investorId, shareBps } of owners) {
    rows.ownerships.push({
      id: stableId(`ownership:${unitId}:${investorId}`),
      unit_id: unitId,
      investor_id: investorId,
      share_bps: shareBps,
      owned_from: on,
    });
  }
}
