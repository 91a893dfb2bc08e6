import * as operation from '@manzil/shared/contract/search/operations';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.search, 'investor', {
    asks: 'q=tower',
    examples: { q: ['tower', 'Marina 2', 'mietvertrag', '%', ''] },
  }),
];
