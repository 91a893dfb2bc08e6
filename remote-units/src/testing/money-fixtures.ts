import type { Payout } from '@manzil/shared/contract/payouts/payouts';
import type { Statement, StatementSummary } from '@manzil/shared/contract/statements/statements';
import { aed, unitId } from './unit-fixtures';

/** The uuid of the nth statement, and payout. */
export const moneyId = (n: number): string =>
  `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`;

export const aSummary = (n: number, changes: Partial<StatementSummary> = {}): StatementSummary => ({
  statement_id: moneyId(n),
  no: `MZ-2026-00000${n}`,
  period: '2026-10',
  period_from: '2026-10-01',
  period_to: '2026-10-31',
  status: 'published',
  published_at: '2026-11-05T06:00:00.000Z',
  figures: {
    opening: aed(1_000),
    income: aed(40_000),
    fee: aed(-2_800),
    vat: aed(-140),
    expense: aed(-1_240),
    reserve_delta: aed(0),
    other: aed(0),
    payout: aed(-26_000),
    closing: aed(10_820),
  },
  ...changes,
});

export const aStatement = (n: number, changes: Partial<Statement> = {}): Statement => ({
  ...aSummary(n),
  supersedes: null,
  superseded_by: null,
  previous: null,
  payouts: [],
  iban_country: 'DE',
  iban_last4: '3000',
  sha256: '9c417ae025d8b13f60e2547c8ad91b3605f7c24e9d81a3b6470fe5c2918d6fb2',
  units: [
    {
      unit: { unit_id: unitId(1), property_name: 'Marina Walk Tower', unit_no: '2304' },
      share_bps: 5_000,
      sum: aed(9_820),
      lines: [
        {
          category: 'maintenance',
          bookings: 2,
          first_on: '2026-10-03',
          last_on: '2026-10-21',
          text: null,
          booking_id: null,
          amount: aed(-1_240),
        },
      ],
    },
  ],
  ...changes,
});

/** Arrived in euros, unless told otherwise. */
export const aPayout = (changes: Partial<Payout> = {}): Payout => ({
  payout_id: moneyId(1),
  ordered_on: '2026-10-31',
  status: 'paid',
  gross: aed(12_400),
  bank_fee: aed(75),
  fx: { rate: '0.24935000', source: 'bank', as_of: '2026-11-02' },
  credited_currency: 'EUR',
  credited: { amount: 307_324, currency: 'EUR' },
  value_date: '2026-11-03',
  iban_country: 'DE',
  iban_last4: '3000',
  bank_reference: 'MZ 2026-10 7F31C0A4',
  failure_reason: null,
  statement: { statement_id: moneyId(1), no: 'MZ-2026-000001', difference: aed(0) },
  repeated_by: null,
  ...changes,
});

/** One page of a list. */
export const aPage = <Item>(
  items: Item[],
  changes: { page?: number; has_more?: boolean } = {},
) => ({
  items,
  page: 1,
  page_size: 24,
  has_more: false,
  ...changes,
});
