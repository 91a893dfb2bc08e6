import {
  type RegistrationResponseJSON,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { passkeyUnusable } from './passkeys.errors';

/** What is malformed or of another site makes the library throw. @throws passkeyUnusable */
export async function verified(
  response: RegistrationResponseJSON,
  challenge: string,
  site: string,
): Promise<VerifiedRegistrationResponse> {
  try {
    return await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site,
      expectedRPID: new URL(site).hostname,
      requireUserVerification: true,
    });
  } catch {
    throw passkeyUnusable();
  }
}
