import { signIn } from '@manzil/shared/contract/sessions/operations';
import { aNewCookie } from '../../../testing/authorisation/renewals';
import { PASSWORD } from '../../../testing/fixtures';
import { withPassword } from '../../../testing/fuzz/change-owner';
import { EMAIL, PASSWORDS } from '../../../testing/proofs/examples';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(signIn, 'everybody', {
    sends: ({ email }) => ({ email, password: PASSWORD }),
    renews: [aNewCookie],
    accounts: { unusable: 401 },
    examples: { email: EMAIL, password: PASSWORDS },
    prepare: withPassword,
    texts: {
      email: { is: 'compared', as: (sent) => sent.trim().toLowerCase() },
      password: { is: 'compared' },
      proof: { is: 'answered alike' },
    },
  }),
];
