import { getPayout } from '@manzil/shared/contract/payouts/operations';
import { readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export const payoutQuery = (payoutId: string) =>
  queryOptions(readQuery(getPayout, { params: { payout_id: payoutId } }));
