import * as operation from '@manzil/shared/contract/instalments/operations';
import { byIdentity } from '../../../testing/proofs/identity';
import { proof } from '../../../testing/proofs/proof';

const ids = { unit_id: 'unit', seq: 'instalment' } as const;

export const proofs = [
  proof(operation.getInstalment, 'investor', { ids }),
  proof(operation.revealEscrowIban, 'investor', { ids, ...byIdentity }),
];
