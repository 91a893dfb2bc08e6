import type {
  Cancellation,
  CancellationInput,
  Withdrawal,
  WithdrawalInput,
} from '@manzil/shared/contract/declarations/declarations';
import {
  declareCancellation,
  declareWithdrawal,
} from '@manzil/shared/contract/declarations/operations';
import { apiSend } from '@manzil/shared/runtime';
import { currentLanguage } from '../../i18n';
import { inputOf } from './declaration-input';
import type { DeclarationKind } from './declaration-texts';
import type { Draft } from './draft';

export type Received = Omit<Withdrawal, 'withdrawal_id'> &
  Partial<Pick<Cancellation, 'notice' | 'reason' | 'ends_on'>>;

/** Sent again it is received once. @throws ApiError */
export function declare(kind: DeclarationKind, { id, values }: Draft): Promise<Received> {
  const input = inputOf(kind, values);
  return kind === 'cancellation'
    ? apiSend(declareCancellation, currentLanguage(), {
        params: { cancellation_id: id },
        body: input as CancellationInput,
      })
    : apiSend(declareWithdrawal, currentLanguage(), {
        params: { withdrawal_id: id },
        body: input as WithdrawalInput,
      });
}
