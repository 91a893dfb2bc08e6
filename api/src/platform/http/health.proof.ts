import * as operation from '@manzil/shared/contract/health/operations';
import { proof } from '../../../testing/proofs/proof';

/** There is nothing to draw but headers. */
const draws = 'few';

export const proofs = [
  proof(operation.isAlive, 'everybody', { draws }),
  proof(operation.isReady, 'everybody', { draws }),
];
