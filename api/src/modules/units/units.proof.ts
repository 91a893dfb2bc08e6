import * as operation from '@manzil/shared/contract/units/operations';
import { proof } from '../../../testing/proofs/proof';

/** Of a building where the caller owns nothing the list is empty. */
const query = {
  property_id: { names: 'property', opens: ['own', 'shared'], otherwise: 200 },
} as const;
const SEARCHES = ['tower', 'Marina 2', '%', ''];

export const proofs = [
  proof(operation.listUnits, 'investor', { query, examples: { search: SEARCHES } }),
  proof(operation.downloadUnits, 'investor', { query, examples: { search: SEARCHES } }),
  proof(operation.downloadUnitWorkbook, 'investor', { query, examples: { search: SEARCHES } }),
  proof(operation.getUnit, 'investor', { ids: { unit_id: 'unit' } }),
];
