import {
  type ForgotPasswordInput,
  ResetCodeValidity,
  type ResetPasswordInput,
} from '@manzil/shared/contract/account';
import {
  PasswordLinkInput,
  PasswordLinkValidity,
  PasswordSet,
  type SetPasswordInput,
} from '@manzil/shared/contract/password-link';
import { Done } from '@manzil/shared/contract/session';
import { apiSend } from '@manzil/shared/runtime';
import { currentLanguage } from '../../i18n';

const post = <T>(
  path: string,
  body: object,
  answer: Parameters<typeof apiSend<T>>[3],
): Promise<T> => apiSend('POST', path, body, answer, currentLanguage());

/** Has a code sent, if there is an account; the answer is the same if there is none. @throws ApiError */
export const requestCode = (input: ForgotPasswordInput) =>
  post('/auth/forgot-password', input, Done);

/** Whether the code is the one sent to the account that this browser asked for. @throws ApiError */
export const codeIsValid = async (code: string): Promise<boolean> =>
  (await post('/auth/check-reset-password-code', { code }, ResetCodeValidity)).isValid;

/** Sets the password; all sessions of the account end. @throws ApiError */
export const resetPassword = (input: ResetPasswordInput) =>
  post('/auth/reset-password', input, Done);

/** Whether a link that the operators sent works: not if it is over, nor if a part of it is missing. @throws ApiError */
export async function linkIsValid(token: string): Promise<boolean> {
  if (!PasswordLinkInput.safeParse({ token }).success) return false;
  return (await post('/auth/check-password-link', { token }, PasswordLinkValidity)).isValid;
}

/** Sets the password by such a link; all sessions of the account end. @throws ApiError */
export const setPassword = (input: SetPasswordInput) =>
  post('/auth/set-password', input, PasswordSet);
