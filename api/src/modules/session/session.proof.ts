import * as operation from '@manzil/shared/contract/session/operations';
import { aNewCookie } from '../../../testing/authorisation/renewals';
import { proof } from '../../../testing/proofs/proof';

export const proofs = [
  proof(operation.getSession, 'account'),
  proof(operation.checkSession, 'everybody', {
    says: { signedIn: { valid: true }, stranger: { valid: false } },
  }),
  proof(operation.signOut, 'everybody', { renews: [aNewCookie] }),
  proof(operation.cleanUpSession, 'everybody', { renews: [aNewCookie] }),
];
