import { ApiError } from '@manzil/shared/runtime';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import {
  type CreatedPasskey,
  type CreationOptions,
  type PasskeyAnswer,
  type RequestOptions,
  TRANSPORTS,
} from '../contract/passkeys/passkeys';
import type { Language } from '../contract/values';
import de from './texts/de.json';
import en from './texts/en.json';

/** `cancelled`: by the user, by time, or because the device has none. */
type Failure = 'cancelled' | 'there' | 'impossible';

/** As forms show what the API has refused. */
function refusal(error: unknown, language: Language): ApiError {
  const failure = failureOf(error);
  return new ApiError(422, `passkey.${failure}`, { de, en }[language][failure]);
}

function failureOf(error: unknown): Failure {
  if (error instanceof WebAuthnError) {
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'there';
    if (error.code === 'ERROR_CEREMONY_ABORTED') return 'cancelled';
  }
  const { name } = error as Error;
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'impossible';
}

/** The browser asks for what unlocks the device. @throws ApiError with a text for the user */
export async function createPasskey(
  options: CreationOptions,
  language: Language,
): Promise<CreatedPasskey> {
  try {
    const { id, rawId, type, response } = await startRegistration({
      optionsJSON: options as never,
    });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    const known = TRANSPORTS.filter((transport) => transports.includes(transport));
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports: known } };
  } catch (error) {
    throw refusal(error, language);
  }
}

/**
 * The same for a signature. One question at a time: a new one ends the one before.
 * @param autofill waits until the user picks a passkey among what the browser suggests in a field
 * @throws ApiError with a text for the user
 */
export async function signByPasskey(
  options: RequestOptions,
  language: Language,
  autofill = false,
): Promise<PasskeyAnswer> {
  try {
    const { id, rawId, type, response } = await startAuthentication({
      optionsJSON: options as never,
      useBrowserAutofill: autofill,
      // Which field suggests them is the page's affair.
      verifyBrowserAutofillInput: false,
    });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
  } catch (error) {
    throw refusal(error, language);
  }
}

/** Whether fields can suggest passkeys. */
export const canSuggest = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Ends a question that is open. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();
