import { signInByCode } from '@manzil/shared/contract/sign-in/operations';
import type { SignInCodeInput } from '@manzil/shared/contract/sign-in/sign-in';
import { apiSend } from '@manzil/shared/runtime';
import { currentLanguage } from '../i18n';
import { beginBy } from './session';

/** The second step of `login`. @throws ApiError to be shown */
export const sendCode = (body: SignInCodeInput): Promise<void> =>
  beginBy(() => apiSend(signInByCode, currentLanguage(), { body }));
