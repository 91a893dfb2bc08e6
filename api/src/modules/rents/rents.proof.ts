import * as operation from '@manzil/shared/contract/rents/operations';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.listRents, 'investor', {
    query: { tenancy_id: { names: 'tenancy', otherwise: 200 } },
  }),
];
