import type { Payout } from '@manzil/shared/contract/payouts/payouts';

export const didNotArrive = ({ status }: Pick<Payout, 'status'>): boolean =>
  status === 'failed' || status === 'returned';
