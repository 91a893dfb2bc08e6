import type { Instalment, UnitDetail } from '@manzil/shared/contract/units/unit-detail';
import { aed, anOffPlanUnit, aUnit } from './unit-fixtures';

/** All there is to know of the let flat. */
export const aUnitDetail = (changes: Partial<UnitDetail> = {}): UnitDetail => ({
  ...aUnit(),
  developer: 'Sahel Properties',
  building: null,
  bathrooms: 2,
  balcony_sqm_x100: 1240,
  view_de: 'Yachthafen, nach Westen',
  view_en: 'Marina, facing west',
  parking: '1 (P3-118)',
  furnishing: 'unfurnished',
  purchased_on: '2022-05-18',
  handed_over_on: '2023-09-02',
  dld_fee: aed(56_800),
  dld_fee_bps: 400,
  service_charge_per_sqft: { amount: 1305, currency: 'AED' },
  title_deed_no: '48217/2023',
  oqood_no: null,
  makani_no: '13258 79410',
  dewa_premise_no: null,
  structure_warranty_until: '2033-08-15',
  rent_notice_by: '2027-06-02',
  yield: {
    annual_rent: aed(120_000),
    service_charge: aed(15_400),
    management_fee: aed(8_400),
    management_fee_bps: 700,
    fee_vat: aed(420),
    insurance: aed(650),
    maintenance: aed(680),
    net: aed(94_450),
    gross_bps: 845,
    net_bps: 640,
  },
  cheques: [
    {
      seq: 1,
      due_on: '2026-09-01',
      amount: aed(30_000),
      status: 'cleared',
      cleared_on: '2026-09-02',
    },
    { seq: 2, due_on: '2026-12-01', amount: aed(30_000), status: 'received', cleared_on: null },
    { seq: 3, due_on: '2027-03-01', amount: aed(30_000), status: 'received', cleared_on: null },
    { seq: 4, due_on: '2027-06-01', amount: aed(30_000), status: 'received', cleared_on: null },
  ],
  instalments: [],
  ...changes,
});

const anInstalment = (changes: Partial<Instalment>): Instalment => ({
  seq: 1,
  label_de: 'Reservierung',
  label_en: 'Reservation',
  trigger: 'date',
  trigger_bps: null,
  due_on: null,
  expected_on: null,
  share_bps: 2_000,
  amount: aed(370_000),
  status: 'planned',
  paid_on: null,
  ...changes,
});

/** The flat under construction with three instalments: paid, next, planned. */
export const anOffPlanDetail = (changes: Partial<UnitDetail> = {}): UnitDetail => ({
  ...aUnitDetail(),
  ...anOffPlanUnit(),
  yield: null,
  cheques: [],
  rent_notice_by: null,
  handed_over_on: null,
  title_deed_no: null,
  oqood_no: '7740-18-1806',
  instalments: [
    anInstalment({ due_on: '2025-02-20', paid_on: '2025-02-19', status: 'paid' }),
    anInstalment({
      seq: 2,
      label_de: 'Rate zum 01.12.2026',
      label_en: 'Instalment of 1 Dec 2026',
      due_on: '2026-12-01',
      status: 'due_soon',
    }),
    anInstalment({
      seq: 3,
      label_de: '70 % Baufortschritt',
      label_en: '70 % of construction',
      expected_on: '2027-03-15',
      share_bps: 6_000,
      amount: aed(1_110_000),
    }),
  ],
  ...changes,
});
