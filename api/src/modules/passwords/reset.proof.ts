import * as operation from '@manzil/shared/contract/passwords/operations';
import { Slot } from '../../../testing/fuzz/slots';
import type { World } from '../../../testing/fuzz/world';
import { mailedCode } from '../../../testing/mails';
import { EMAIL, NEW_PASSWORD, PASSWORDS } from '../../../testing/proofs/examples';
import { type Given, proof, type Sender } from '../../../testing/proofs/proof';
import { TEST_AUTH_KEY } from '../../../testing/test-app';
import { newToken, tokenHash } from '../../identity/session-token';
import { accountKey } from '../../platform/secrets/keyed-hash';
import { resetCodeHash } from './reset-code';
import { storeResetCode } from './reset-codes.repository';

const CODE = '135790';

/** The newest one, mailed to somebody, which strangers may have got hold of. */
const codeOfAnna = ({ world, db }: Sender) => mailedCode(db, world.anna.email);

async function withResetCode({ portal, owner }: World): Promise<Given> {
  const flow = newToken();
  const flow_hash = tokenHash(flow);
  await storeResetCode(portal.db, {
    account_key: accountKey(TEST_AUTH_KEY, owner.email),
    investor_id: owner.id,
    known_browser: false,
    flow_hash,
    code_hash: resetCodeHash(TEST_AUTH_KEY, flow_hash, CODE),
  });
  return { known: { code: CODE, password: NEW_PASSWORD }, cookies: { reset: flow } };
}

const CODES = [new Slot('code')];

export const proofs = [
  proof(operation.requestResetCode, 'everybody', {
    sends: ({ email }) => ({ email }),
    examples: { email: EMAIL },
    texts: { email: { is: 'answered alike' }, proof: { is: 'answered alike' } },
  }),
  proof(operation.checkResetCode, 'everybody', {
    sends: async (sender) => ({ code: await codeOfAnna(sender) }),
    // Not even with the right code: it is good in the browser that asked for it.
    says: { signedIn: { isValid: false }, stranger: { isValid: false } },
    examples: { code: CODES },
    prepare: withResetCode,
    texts: { code: { is: 'compared' } },
  }),
  proof(operation.resetPassword, 'everybody', {
    sends: async (sender) => ({ code: await codeOfAnna(sender), password: NEW_PASSWORD }),
    // As above.
    status: [422],
    examples: { code: CODES, password: PASSWORDS },
    prepare: withResetCode,
    texts: { code: { is: 'compared' }, password: { is: 'a new password' } },
  }),
];
