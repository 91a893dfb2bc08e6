import type { Decision } from '@manzil/shared/contract/dashboard/decision';

type Kept =
  | 'kind'
  | 'unit'
  | 'document_type'
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
};

export const NOTHING = {
  unit: null,
  document_type: null,
  seq: null,
  count: null,
  amount_fils: null,
  due_on: null,
  holds_until: null,
  next_on: null,
};
