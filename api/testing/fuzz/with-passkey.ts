import { eq } from 'drizzle-orm';
import { issueConfirmation } from '../../src/identity/identity-confirmations.repository';
import {
  keepChallenge,
  type Question,
  SIGN_IN,
} from '../../src/modules/passkeys/passkey-challenges.repository';
import { passkeys } from '../../src/modules/passkeys/passkeys.table';
import { AuthenticatorDouble } from '../authenticator-double';
import { aPasskey } from '../passkeys';
import type { Given } from '../proofs/proof';
import { PORTAL } from '../test-app';
import { withSecondFactor } from './with-second-factor';
import type { World } from './world';

const CHALLENGE = 'Zm9yIG9uY2Ugb25seQ';

/** Of a device that has made a passkey, which is still to be added. */
export async function withMadePasskey({ portal, owner }: World): Promise<Given> {
  // One has twenty at most.
  await portal.db.delete(passkeys).where(eq(passkeys.investor_id, owner.id));
  const { id, response } = new AuthenticatorDouble(PORTAL).create({ challenge: CHALLENGE });
  const { clientDataJSON, attestationObject } = response;
  return {
    known: { credential: id, 'client data': clientDataJSON, attestation: attestationObject },
    cookies: {
      passkey: await keepChallenge(portal.db, CHALLENGE, { purpose: 'add', investorId: owner.id }),
    },
  };
}

const withSignature =
  (asks: 'confirm' | 'sign in') =>
  async ({ portal, owner }: World): Promise<Given> => {
    const device = new AuthenticatorDouble(PORTAL);
    await aPasskey(portal.db, owner.id, device);
    const { id, response } = device.answer({ challenge: CHALLENGE });
    const { clientDataJSON, authenticatorData, signature } = response;
    const question: Question =
      asks === 'confirm' ? { purpose: 'confirm', investorId: owner.id } : SIGN_IN;
    return {
      known: {
        credential: id,
        'client data': clientDataJSON,
        'authenticator data': authenticatorData,
        signature,
      },
      cookies: { passkey: await keepChallenge(portal.db, CHALLENGE, question) },
    };
  };

export const withSignatureToConfirm = withSignature('confirm');
export const withSignatureToSignIn = withSignature('sign in');

/** The owner's, which others may have removed. */
export const withPasskey = async ({ portal, owner }: World): Promise<Given> => ({
  known: { 'own.passkey': await aPasskey(portal.db, owner.id) },
});

/** What a passkey has confirmed. */
export const withConfirmation = async ({ portal, owner }: World): Promise<Given> => ({
  known: { confirmation: await issueConfirmation(portal.db, owner.id) },
});

/** The same, beside a password with its code. */
export async function withIdentity(world: World): Promise<Given> {
  const { known } = await withSecondFactor(world);
  const confirmed = await withConfirmation(world);
  return { known: { ...known, ...confirmed.known } };
}
