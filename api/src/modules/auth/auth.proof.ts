import * as operation from '@manzil/shared/contract/session/operations';
import { signIn } from '@manzil/shared/contract/sessions/operations';
import { aNewCookie } from '../../../testing/authorisation/renewals';
import { PASSWORD } from '../../../testing/fixtures';
import { withPassword } from '../../../testing/fuzz/change-owner';
import { EMAIL, PASSWORDS } from '../../../testing/proofs/examples';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.checkSession, 'everybody', {
    says: { signedIn: { valid: true }, stranger: { valid: false } },
  }),
  proof(signIn, 'everybody', {
    sends: ({ email }) => ({ email, password: PASSWORD }),
    renews: [aNewCookie],
    accounts: { unusable: 401 },
    examples: { email: EMAIL, password: PASSWORDS },
    prepare: withPassword,
    texts: {
      email: { is: 'compared', as: (sent) => sent.trim().toLowerCase() },
      password: { is: 'compared' },
    },
  }),
  proof(operation.signOut, 'everybody', { renews: [aNewCookie] }),
  proof(operation.cleanUpSession, 'everybody', { renews: [aNewCookie] }),
];
