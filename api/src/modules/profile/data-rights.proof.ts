import * as operation from '@manzil/shared/contract/profile/operations';
import { byIdentity } from '../../../testing/proofs/identity';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.exportProfile, 'account', byIdentity),
  proof(operation.requestErasure, 'account', byIdentity),
];
