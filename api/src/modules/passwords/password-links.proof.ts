import * as operation from '@manzil/shared/contract/passwords/operations';
import { Slot } from '../../../testing/fuzz/slots';
import type { World } from '../../../testing/fuzz/world';
import { NEW_PASSWORD, PASSWORDS } from '../../../testing/proofs/examples';
import { type Given, proof } from '../../../testing/proofs/proof';
import { createPasswordLink } from './password-links.repository';

async function withPasswordLink({ portal, owner }: World): Promise<Given> {
  const { token } = await createPasswordLink(portal.db, owner.id);
  return { known: { token, password: NEW_PASSWORD } };
}

const TOKENS = [new Slot('token')];

export const proofs = [
  proof(operation.checkPasswordLink, 'everybody', {
    sends: ({ world }) => ({ token: world.linkToken }),
    // The link is the key, whoever holds it.
    says: { signedIn: { isValid: true }, stranger: { isValid: true } },
    examples: { token: TOKENS },
    prepare: withPasswordLink,
    texts: { token: { is: 'compared' } },
  }),
  proof(operation.setPassword, 'everybody', {
    sends: ({ world }) => ({ token: world.linkToken, password: NEW_PASSWORD }),
    renews: [({ renewLink }) => renewLink()],
    examples: { token: TOKENS, password: PASSWORDS },
    prepare: withPasswordLink,
    texts: { token: { is: 'compared' }, password: { is: 'a new password' } },
  }),
];
