import * as operation from '@manzil/shared/contract/security-events/operations';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.listSecurityEvents, 'account', { examples: { cursor: ['1', '999999999'] } }),
];
