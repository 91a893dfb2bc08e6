import type { Operation } from '../operation';
import {
  Cancellation,
  CancellationInput,
  CancellationParams,
  Withdrawal,
  WithdrawalInput,
  WithdrawalParams,
} from './declarations';

export const about = 'Cancellations and withdrawals, which the law wants open to everybody.';

export const declareCancellation = {
  method: 'PUT',
  path: '/cancellations/:cancellation_id',
  access: 'everybody',
  params: CancellationParams,
  body: CancellationInput,
  answer: Cancellation,
  status: [200, 201],
} satisfies Operation;

export const declareWithdrawal = {
  method: 'PUT',
  path: '/withdrawals/:withdrawal_id',
  access: 'everybody',
  params: WithdrawalParams,
  body: WithdrawalInput,
  answer: Withdrawal,
  status: [200, 201],
} satisfies Operation;
