import * as operation from '@manzil/shared/contract/profile/operations';
import { PASSWORD } from '../../../testing/fixtures';
import { withSecondFactor } from '../../../testing/fuzz/with-second-factor';
import { CODES, PASSWORDS } from '../../../testing/proofs/examples';
import { sixDigits } from '../../../testing/proofs/forms';
import { proof } from '../../../testing/proofs/proof';

const byPassword = {
  sends: () => ({ password: PASSWORD }),
  examples: { password: PASSWORDS, code: CODES },
  prepare: withSecondFactor,
  texts: { password: { is: 'compared' }, code: { is: 'compared', as: sixDigits } },
} as const;

export const proofs = [
  proof(operation.exportProfile, 'account', byPassword),
  proof(operation.requestErasure, 'account', byPassword),
];
