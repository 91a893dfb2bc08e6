import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';

export const hasBookings = ({ figures, cash_flow }: Dashboard): boolean =>
  [figures, ...cash_flow].some(
    ({ rent, costs, payouts }) => rent.amount !== 0 || costs.amount !== 0 || payouts.amount !== 0,
  );
