import * as operation from '@manzil/shared/contract/health/operations';
import { proof } from '../../../testing/proofs/proof';

/** There is nothing to draw but headers. */
const runs = 5;

export const proofs = [
  proof(operation.isAlive, 'everybody', { runs }),
  proof(operation.isReady, 'everybody', { runs }),
];
