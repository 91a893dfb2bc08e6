import * as operation from '@manzil/shared/contract/banks/operations';
import { COUNTRIES } from '../../../testing/proofs/examples';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.getBank, 'investor', {
    asks: 'country=DE&bank_code=37040044',
    examples: { country: COUNTRIES, bank_code: ['37040044', '20050550', '033'] },
  }),
];
