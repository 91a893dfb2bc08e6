import type { UnitList } from '@manzil/shared/contract/units/unit-list';
import type { UnitSummary } from '@manzil/shared/contract/units/units';

const price = { amount: 120_000_000, currency: 'AED' } as const;

const aUnit = (unit_no: string, index: number): UnitSummary => ({
  unit_id: `7c1f7c52-0000-4000-8000-00000000000${index}`,
  unit_no,
  property_id: 1,
  property_name: 'Marina Walk Tower',
  community: 'Dubai Marina',
  emirate: 'dubai',
  unit_type: 'apartment',
  bedrooms: 1,
  floor: 4,
  area_sqm_x100: 7_200,
  lifecycle: 'owner_use',
  share_bps: 10_000,
  drawing: { seed: 1, shape: 'tower', floors: 30, built: 30, facade: 30, bays: 4, unit: null },
  stage: {
    construction: null,
    next_instalment: null,
    handover: null,
    tenancy: null,
    vacant_since: null,
  },
  purchase_price: price,
  annual_rent: null,
  open_amount: null,
  net_yield_bps: null,
  next_date: null,
  needs_attention: false,
});

const sums = { purchase_price: price, annual_rent: price, open_amount: price };

/** Units of Marina Walk Tower, by their numbers. */
export const unitsOf = (...numbers: string[]): UnitList => ({
  items: numbers.map(aUnit),
  page: 1,
  page_size: 24,
  has_more: false,
  next_cursor: null,
  owned: numbers.length,
  counts: null,
  totals: { count: numbers.length, ...sums, part: sums },
});
