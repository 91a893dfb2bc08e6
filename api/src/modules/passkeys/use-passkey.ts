import type { PasskeyAnswer } from '@manzil/shared/contract/passkeys/passkeys';
import {
  type AuthenticationResponseJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Db } from '../../platform/postgres/connect';
import { countSignature, findCredential, type OwnedCredential } from './passkeys.repository';

/** What a page asks or answers with: `site` is its origin, `token` the cookie's. */
export type Page = { site: string; token: string | undefined };

/** What a browser has answered to a challenge. */
export type Answered = Page & { answer: PasskeyAnswer };

/** Whose signature this is; it counts from now on. @returns null where it is nobody's, or not right */
export async function ownerOfSignature(
  db: Db,
  { answer, site }: Pick<Answered, 'answer' | 'site'>,
  challenge: string,
): Promise<OwnedCredential | null> {
  const credential = await findCredential(db, answer.id);
  if (!credential) return null;
  const now = await counterOf(credential, { answer, site }, challenge);
  if (now === null) return null;
  const counted = { before: credential.counter, now };
  return (await countSignature(db, credential.passkey_id, counted)) ? credential : null;
}

/** What is malformed, of another site or with a count that was there before makes the library throw. */
async function counterOf(
  { id, publicKey, counter }: OwnedCredential,
  { answer, site }: Pick<Answered, 'answer' | 'site'>,
  challenge: string,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} } as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site,
      expectedRPID: new URL(site).hostname,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
