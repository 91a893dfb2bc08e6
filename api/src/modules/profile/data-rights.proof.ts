import * as operation from '@manzil/shared/contract/profile/operations';
import { PASSWORD } from '../../../testing/fixtures';
import { withPassword } from '../../../testing/fuzz/change-owner';
import { PASSWORDS } from '../../../testing/proofs/examples';
import { proof } from '../../../testing/proofs/proof';

const byPassword = {
  sends: () => ({ password: PASSWORD }),
  examples: { password: PASSWORDS },
  prepare: withPassword,
  texts: { password: { is: 'compared' } },
} as const;

export const proofs = [
  proof(operation.exportProfile, 'account', byPassword),
  proof(operation.requestErasure, 'account', byPassword),
];
