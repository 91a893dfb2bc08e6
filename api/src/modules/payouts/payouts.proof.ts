import * as operation from '@manzil/shared/contract/payouts/operations';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.listPayouts, 'investor'),
  proof(operation.getPayout, 'investor', { ids: { payout_id: 'payout' } }),
];
