import { signInByPasskey, startPasskeySignIn } from '@manzil/shared/contract/passkeys/operations';
import { signByPasskey } from '@manzil/shared/passkeys/ceremony';
import { apiSend } from '@manzil/shared/runtime';
import { currentLanguage } from '../i18n';
import { beginBy } from './session';

/** @param autofill waits for a passkey that is picked in a field @throws ApiError to be shown */
export async function signInWithPasskey(autofill = false): Promise<void> {
  const language = currentLanguage();
  const options = await apiSend(startPasskeySignIn, language, {});
  const answer = await signByPasskey(options, language, autofill);
  await beginBy(() => apiSend(signInByPasskey, language, { body: answer }));
}
