import { PREMIUM_FEE_BPS } from '@manzil/shared/domain/fees';
import type { DemoRows } from './demo-rows';
import { stableId } from './stable-id';

/** A unit that was handed over is managed from that day on, by the package whose fee it pays. */
export function addSubscriptions(rows: DemoRows): void {
  for (const { id, handed_over_on, management_fee_bps } of rows.units) {
    if (!id || !handed_over_on) continue;
    rows.subscriptions.push({
      id: stableId(`subscription:${id}`),
      unit_id: id,
      package_code: management_fee_bps === PREMIUM_FEE_BPS ? 'premium' : 'basic',
      starts_on: handed_over_on,
    });
  }
}
