import type { UnitList } from '@manzil/shared/contract/units/unit-list';
import { UNIT_PAGE_SIZE } from '@manzil/shared/contract/units/unit-list';
import type { UnitStage } from '@manzil/shared/contract/units/unit-stage';
import type { UnitSummary } from '@manzil/shared/contract/units/units';
import type { Money } from '@manzil/shared/contract/values';

/** Dirhams as the wire has them. */
export const aed = (dirhams: number): Money => ({ amount: dirhams * 100, currency: 'AED' });

/** The uuid of the nth unit. */
export const unitId = (n: number): string =>
  `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const noStage: UnitStage = {
  construction: null,
  next_instalment: null,
  handover: null,
  tenancy: null,
  vacant_since: null,
};

const drawing: UnitSummary['drawing'] = {
  seed: 7,
  shape: 'tower',
  floors: 42,
  built: 42,
  facade: 42,
  bays: 6,
  unit: { floor: 23, bay: 4 },
};

/** A let flat, unless told otherwise. */
export const aUnit = (changes: Partial<UnitSummary> = {}): UnitSummary => ({
  unit_id: unitId(1),
  unit_no: '2304',
  property_id: 1,
  property_name: 'Marina Walk Tower',
  community: 'Dubai Marina',
  emirate: 'dubai',
  unit_type: 'apartment',
  bedrooms: 2,
  floor: 23,
  area_sqm_x100: 9720,
  lifecycle: 'let',
  share_bps: 10_000,
  drawing,
  stage: {
    ...noStage,
    tenancy: {
      ends_on: '2027-08-31',
      cheques: 4,
      cheques_cleared: 1,
      next_cheque_on: '2026-12-01',
      cheque_bounced: false,
    },
  },
  purchase_price: aed(1_420_000),
  annual_rent: aed(120_000),
  open_amount: null,
  net_yield_bps: 640,
  next_date: '2026-12-01',
  needs_attention: false,
  ...changes,
});

/** A flat under construction whose fifth instalment comes next. */
export const anOffPlanUnit = (changes: Partial<UnitSummary> = {}): UnitSummary =>
  aUnit({
    unit_id: unitId(2),
    unit_no: '1806',
    property_id: 3,
    property_name: 'Creek Lantern',
    community: 'Creek Harbour',
    floor: 18,
    lifecycle: 'under_construction',
    drawing: { ...drawing, floors: 32, built: 24, facade: 11, unit: { floor: 18, bay: 3 } },
    stage: {
      ...noStage,
      construction: { progress_bps: 6200, floors_built: 24, floors: 32 },
      next_instalment: {
        seq: 5,
        count: 9,
        due_on: '2026-12-01',
        amount: aed(92_500),
        status: 'due_soon',
      },
    },
    purchase_price: aed(1_850_000),
    annual_rent: null,
    open_amount: aed(1_110_000),
    net_yield_bps: null,
    needs_attention: true,
    ...changes,
  });

/** A flat in handover with its last payment open. */
export const aUnitInHandover = (changes: Partial<UnitSummary> = {}): UnitSummary =>
  anOffPlanUnit({
    unit_id: unitId(3),
    unit_no: '705',
    property_id: 4,
    property_name: 'Yas Canal House',
    community: 'Yas Island',
    emirate: 'abu_dhabi',
    lifecycle: 'in_handover',
    stage: {
      ...noStage,
      handover: { steps_done: 6, steps: 10, deadline_on: '2026-12-12' },
      next_instalment: {
        seq: 5,
        count: 5,
        due_on: '2026-11-24',
        amount: aed(506_000),
        status: 'due_soon',
      },
    },
    purchase_price: aed(1_265_000),
    open_amount: aed(506_000),
    ...changes,
  });

/** A vacant flat. */
export const aVacantUnit = (changes: Partial<UnitSummary> = {}): UnitSummary =>
  aUnit({
    unit_id: unitId(4),
    unit_no: '412',
    property_id: 5,
    property_name: 'Safa Terrace',
    community: 'Jumeirah Village Circle',
    lifecycle: 'vacant_listed',
    stage: { ...noStage, vacant_since: '2026-11-07' },
    purchase_price: aed(780_000),
    annual_rent: null,
    net_yield_bps: null,
    next_date: null,
    ...changes,
  });

export const fourUnits = (): UnitSummary[] => [
  aUnitInHandover(),
  anOffPlanUnit(),
  aUnit(),
  aVacantUnit(),
];

type ListChanges = { page?: number; count?: number } & Partial<UnitList>;

const sums = {
  purchase_price: aed(5_315_000),
  annual_rent: aed(120_000),
  open_amount: aed(1_616_000),
};

/** A page of a list that holds `count` units in all. */
export const aUnitList = (
  items: UnitSummary[],
  { page = 1, count = items.length, ...changes }: ListChanges = {},
): UnitList => ({
  items,
  page,
  page_size: UNIT_PAGE_SIZE,
  has_more: page * UNIT_PAGE_SIZE < count,
  next_cursor: null,
  owned: count,
  counts: {
    states: [{ state: 'let', count }],
    emirates: [{ emirate: 'dubai', count }],
    properties: [{ property_id: 1, name: 'Marina Walk Tower', count }],
  },
  totals: { count, ...sums, part: sums },
  ...changes,
});

/** `size` units, numbered from `first` on. */
export const units = (first: number, size: number): UnitSummary[] =>
  Array.from({ length: size }, (_, index) =>
    aUnit({ unit_id: unitId(first + index), unit_no: String(first + index) }),
  );
