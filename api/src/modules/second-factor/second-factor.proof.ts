import * as operation from '@manzil/shared/contract/second-factor/operations';
import { eq } from 'drizzle-orm';
import { aNewBrowser } from '../../../testing/authorisation/renewals';
import { PASSWORD } from '../../../testing/fixtures';
import { withPassword } from '../../../testing/fuzz/change-owner';
import { withConfirmation } from '../../../testing/fuzz/with-passkey';
import { withShownSecret } from '../../../testing/fuzz/with-second-factor';
import { CODES } from '../../../testing/proofs/examples';
import { sixDigits } from '../../../testing/proofs/forms';
import { byIdentity } from '../../../testing/proofs/identity';
import { proof } from '../../../testing/proofs/proof';
import { aRememberedBrowser } from '../../../testing/second-factor';
import { secondFactors } from '../../identity/second-factors.table';

const CODE = '804215';
const identity = {
  ...byIdentity,
  sends: () => ({ password: PASSWORD, code: CODE }),
  // The caller has none: with one, other operations would ask for a code too.
  status: [409],
} as const;

export const proofs = [
  proof(operation.getSecondFactor, 'account'),
  proof(operation.startSecondFactor, 'account', {
    ...byIdentity,
    renews: [
      async ({ portal }, { person }) => {
        await portal.db.delete(secondFactors).where(eq(secondFactors.investor_id, person.id));
      },
    ],
    prepare: async (world) => {
      await withPassword(world);
      return withConfirmation(world);
    },
    // Whoever begins has no code yet.
    texts: { ...byIdentity.texts, code: { is: 'answered alike' } },
  }),
  proof(operation.confirmSecondFactor, 'account', {
    sends: () => ({ code: CODE }),
    // As below.
    status: [409],
    examples: { code: CODES },
    prepare: withShownSecret,
    texts: { code: { is: 'compared', as: sixDigits } },
  }),
  proof(operation.renewRecoveryCodes, 'account', identity),
  proof(operation.removeSecondFactor, 'account', identity),
  proof(operation.forgetBrowser, 'account', {
    ids: { browser_id: 'browser' },
    renews: [aNewBrowser],
    prepare: async ({ portal, owner }) => ({
      known: { 'own.browser': await aRememberedBrowser(portal.db, owner.id) },
    }),
  }),
];
