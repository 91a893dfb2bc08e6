import * as operation from '@manzil/shared/contract/second-factor/operations';
import { eq } from 'drizzle-orm';
import { aNewBrowser } from '../../../testing/authorisation/renewals';
import { PASSWORD } from '../../../testing/fixtures';
import { withPassword } from '../../../testing/fuzz/change-owner';
import { withSecondFactor, withShownSecret } from '../../../testing/fuzz/with-second-factor';
import { CODES, PASSWORDS } from '../../../testing/proofs/examples';
import { sixDigits } from '../../../testing/proofs/forms';
import { proof } from '../../../testing/proofs/proof';
import { aRememberedBrowser } from '../../../testing/second-factor';
import { secondFactors } from '../../identity/second-factors.table';

const CODE = '804215';
const identity = {
  sends: () => ({ password: PASSWORD, code: CODE }),
  // The caller has none: with one, other operations would ask for a code too.
  status: [409],
  examples: { password: PASSWORDS, code: CODES },
  prepare: withSecondFactor,
  texts: { password: { is: 'compared' }, code: { is: 'compared', as: sixDigits } },
} as const;

export const proofs = [
  proof(operation.getSecondFactor, 'account'),
  proof(operation.startSecondFactor, 'account', {
    sends: () => ({ password: PASSWORD }),
    renews: [
      async ({ portal }, { person }) => {
        await portal.db.delete(secondFactors).where(eq(secondFactors.investor_id, person.id));
      },
    ],
    examples: { password: PASSWORDS },
    prepare: withPassword,
    texts: { password: { is: 'compared' } },
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
