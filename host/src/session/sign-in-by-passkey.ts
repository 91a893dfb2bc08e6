import { signInByPasskey, startPasskeySignIn } from '@manzil/shared/contract/passkeys/operations';
import type { PasskeyAnswer } from '@manzil/shared/contract/passkeys/passkeys';
import { signByPasskey } from '@manzil/shared/passkeys/ceremony';
import { apiSend } from '@manzil/shared/runtime';
import { currentLanguage } from '../i18n';
import { beginBy } from './session';

type Asking = {
  /** Waits for a passkey that is picked in a field. */
  autofill?: boolean;
  /** The device is not asked any more: one question at a time, and another has taken its place. */
  signal?: AbortSignal;
};

/** What the device has signed. @throws ApiError to be shown, the reason of the signal */
export async function askPasskey({
  autofill = false,
  signal,
}: Asking = {}): Promise<PasskeyAnswer> {
  const language = currentLanguage();
  const options = await apiSend(startPasskeySignIn, language, {});
  signal?.throwIfAborted();
  return signByPasskey(options, language, autofill);
}

/** @throws ApiError to be shown */
export const beginByPasskey = (answer: PasskeyAnswer): Promise<void> =>
  beginBy(() => apiSend(signInByPasskey, currentLanguage(), { body: answer }));
