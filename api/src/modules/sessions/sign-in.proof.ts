import { signIn, signInByCode } from '@manzil/shared/contract/sign-in/operations';
import { aNewCookie } from '../../../testing/authorisation/renewals';
import { PASSWORD } from '../../../testing/fixtures';
import { withPassword } from '../../../testing/fuzz/change-owner';
import { withSecondFactor } from '../../../testing/fuzz/with-second-factor';
import { CODES, EMAIL, PASSWORDS } from '../../../testing/proofs/examples';
import { sixDigits } from '../../../testing/proofs/forms';
import { proof } from '../../../testing/proofs/proof';
import { issueTicket } from '../../identity/sign-in-tickets.repository';

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
  proof(signInByCode, 'everybody', {
    sends: () => ({ code: '804215', remember: true }),
    // Nobody has a ticket: it takes a right password first.
    status: [401],
    examples: { code: CODES },
    prepare: async (world) => ({
      ...(await withSecondFactor(world)),
      cookies: { 'sign-in': await issueTicket(world.portal.db, world.owner.id) },
    }),
    texts: { code: { is: 'compared', as: sixDigits } },
  }),
];
