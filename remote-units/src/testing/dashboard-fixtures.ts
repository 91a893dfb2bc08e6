import type { Dashboard, DashboardUnit } from '@manzil/shared/contract/dashboard/dashboard';
import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { aed, anOffPlanUnit, fourUnits, unitId } from './unit-fixtures';

const inDashboard = ({
  unit_id,
  unit_no,
  property_name,
  lifecycle,
  drawing: building,
  stage,
}: UnitSummary): DashboardUnit => ({
  unit_id,
  unit_no,
  property_name,
  lifecycle,
  drawing: building,
  stage,
});

const lastTwelveMonths = [
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
  '2026-04',
  '2026-05',
  '2026-06',
  '2026-07',
  '2026-08',
  '2026-09',
  '2026-10',
  '2026-11',
];

const yas = { unit_id: unitId(3), property_name: 'Yas Canal House', unit_no: '705' };

/** Of a decision that gathers nothing. */
const alone = {
  number: 1,
  building: null,
  buildings: 0,
  members: [],
  holds_until: null,
  next_on: null,
  later_until: null,
};

/** Anna's dashboard on 20 November 2026. */
export const aDashboard = (changes: Partial<Dashboard> = {}): Dashboard => ({
  profile_status: 'active',
  profile_reasons: [],
  units: fourUnits().map(inDashboard),
  unit_count: 4,
  buildings: [],
  held: aed(13_324),
  payout: { on: '2026-11-03', amount: aed(10_000), arrived: false },
  set_aside: [],
  decisions: [
    {
      ...alone,
      id: 'handover_payment_due-0000000000000001',
      kind: 'handover_payment_due',
      building: 'Yas Canal House',
      buildings: 1,
      unit: yas,
      document_type: null,
      seq: 5,
      count: 5,
      amount: aed(506_000),
      due_on: '2026-11-24',
    },
    {
      ...alone,
      id: 'document_expiring-0000000000000002',
      kind: 'document_expiring',
      unit: null,
      document_type: 'passport',
      seq: null,
      count: null,
      amount: null,
      due_on: '2027-01-05',
    },
  ],
  decision_count: 2,
  period: '12_months',
  figures: {
    rent: aed(174_000),
    rent_change_bps: 480,
    costs: aed(42_234),
    payouts: aed(124_442),
    net_yield_bps: 640,
    let_days: 717,
    available_days: 730,
    open_instalments: aed(1_616_000),
    open_instalment_units: 2,
  },
  cash_flow: lastTwelveMonths.map((month) => ({
    month,
    rent: aed(month === '2026-03' ? 40_000 : 0),
    costs: aed(month === '2026-04' ? 7_570 : 0),
    payouts: aed(month === '2026-03' ? 26_000 : 0),
  })),
  agenda: [
    {
      number: 1,
      building: 'Yas Canal House',
      buildings: 1,
      on: '2026-11-24',
      kind: 'instalment',
      unit: yas,
      document_type: null,
      seq: 5,
      count: 5,
      amount: aed(506_000),
    },
  ],
  agenda_count: 1,
  ...changes,
});

/** The dashboard of somebody who only has units under construction. */
export const anOffPlanDashboard = (): Dashboard =>
  aDashboard({
    units: [inDashboard(anOffPlanUnit())],
    unit_count: 1,
    held: aed(0),
    payout: null,
    figures: {
      rent: aed(0),
      rent_change_bps: null,
      costs: aed(0),
      payouts: aed(0),
      net_yield_bps: null,
      let_days: 0,
      available_days: 0,
      open_instalments: aed(1_110_000),
      open_instalment_units: 1,
    },
    cash_flow: lastTwelveMonths.map((month) => ({
      month,
      rent: aed(0),
      costs: aed(0),
      payouts: aed(0),
    })),
  });

/** The dashboard of an account without units. */
export const anEmptyDashboard = (): Dashboard => ({
  ...anOffPlanDashboard(),
  units: [],
  unit_count: 0,
  decisions: [],
  decision_count: 0,
  agenda: [],
  agenda_count: 0,
});
