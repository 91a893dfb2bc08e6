import * as operation from '@manzil/shared/contract/instalments/operations';
import { PASSWORD } from '../../../testing/fixtures';
import { withSecondFactor } from '../../../testing/fuzz/with-second-factor';
import { CODES, PASSWORDS } from '../../../testing/proofs/examples';
import { sixDigits } from '../../../testing/proofs/forms';
import { proof } from '../../../testing/proofs/proof';

const ids = { unit_id: 'unit', seq: 'instalment' } as const;

export const proofs = [
  proof(operation.getInstalment, 'investor', { ids }),
  proof(operation.revealEscrowIban, 'investor', {
    ids,
    sends: () => ({ password: PASSWORD }),
    examples: { password: PASSWORDS, code: CODES },
    prepare: withSecondFactor,
    texts: { password: { is: 'compared' }, code: { is: 'compared', as: sixDigits } },
  }),
];
