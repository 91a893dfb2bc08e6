import type { Decision } from '@manzil/shared/contract/dashboard/decision';

type Kept =
  | 'kind'
  | 'unit'
  | 'contract_id'
  | 'document_type'
  | 'document_id'
  | 'seq'
  | 'count'
  | 'due_on'
  | 'holds_until'
  | 'next_on';

/** What one row asks for. */
export type DecisionItem = Pick<Decision, Kept> & {
  /** By which it is marked: the same row with another question has another one. */
  key: string;
  amount_fils: number | null;
  /** Of the unit that owes it or is owed it. */
  share_bps: number | null;
};

export const NOTHING = {
  unit: null,
  contract_id: null,
  document_type: null,
  document_id: null,
  seq: null,
  count: null,
  amount_fils: null,
  share_bps: null,
  due_on: null,
  holds_until: null,
  next_on: null,
};
