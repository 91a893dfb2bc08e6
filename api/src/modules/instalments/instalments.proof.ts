import * as operation from '@manzil/shared/contract/instalments/operations';
import { PASSWORD } from '../../../testing/fixtures';
import { withPassword } from '../../../testing/fuzz/change-owner';
import { PASSWORDS } from '../../../testing/proofs/examples';
import { proof } from '../../../testing/proofs/proof';

const ids = { unit_id: 'unit', seq: 'instalment' } as const;

export const proofs = [
  proof(operation.getInstalment, 'investor', { ids }),
  proof(operation.revealEscrowIban, 'investor', {
    ids,
    sends: () => ({ password: PASSWORD }),
    examples: { password: PASSWORDS },
    prepare: withPassword,
    texts: { password: { is: 'compared' } },
  }),
];
