import * as operation from '@manzil/shared/contract/fx-rates/operations';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.getFxRate, 'investor', {
    asks: 'base=AED&quote=EUR',
    examples: { on: ['2026-11-21', '2026-10-31'] },
  }),
];
