import { PREMIUM_FEE_BPS } from '@manzil/shared/domain/fees';
import { ANNAS_UNITS } from './anna-units';
import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import { stableId } from './stable-id';

export function addSubscriptions(rows: DemoRows, { month }: DemoCalendar): void {
  for (const { id, handed_over_on, lifecycle, management_fee_bps } of rows.units) {
    if (!id || !handed_over_on || lifecycle === 'owner_use') continue;
    rows.subscriptions.push({
      id: stableId(`subscription:${id}`),
      unit_id: id,
      package_code: management_fee_bps === PREMIUM_FEE_BPS ? 'premium' : 'basic',
      starts_on: handed_over_on,
      ...(id === ANNAS_UNITS.safa && { ends_on: month(1, 0) }),
    });
  }
  rows.subscriptions.push({
    id: stableId(`subscription:${ANNAS_UNITS.safa}:premium`),
    unit_id: ANNAS_UNITS.safa,
    package_code: 'premium',
    starts_on: month(1),
  });
}
