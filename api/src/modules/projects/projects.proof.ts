import * as operation from '@manzil/shared/contract/projects/operations';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.getProject, 'investor', { ids: { property_id: 'property' } }),
  proof(operation.getConstructionPhoto, 'investor', { ids: { photo_id: 'photo' } }),
];
