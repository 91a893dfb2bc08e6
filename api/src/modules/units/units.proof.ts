import * as operation from '@manzil/shared/contract/units/operations';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.listUnits, 'investor'),
  proof(operation.getUnit, 'investor', { ids: { unit_id: 'unit' } }),
];
