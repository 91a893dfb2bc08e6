import type { Operation } from '../operation';
import { Payout, PayoutList, PayoutListQuery, PayoutParams } from './payouts';

export const about = 'What was paid out to an investor.';

export const listPayouts = {
  method: 'GET',
  path: '/payouts',
  access: 'investor',
  query: PayoutListQuery,
  answer: PayoutList,
} satisfies Operation;

export const getPayout = {
  method: 'GET',
  path: '/payouts/:payout_id',
  access: 'investor',
  params: PayoutParams,
  answer: Payout,
} satisfies Operation;
