import * as operation from '@manzil/shared/contract/passwords/operations';
import {
  PasswordLinkInput,
  type SetPasswordInput,
} from '@manzil/shared/contract/passwords/password-link';
import type {
  ForgotPasswordInput,
  ResetPasswordInput,
} from '@manzil/shared/contract/passwords/passwords';
import type { SessionLinkInput } from '@manzil/shared/contract/sessions/open-sessions';
import { endSessionByMail } from '@manzil/shared/contract/sessions/operations';
import { apiSend, isApiError } from '@manzil/shared/runtime';
import { currentLanguage } from '../../i18n';
import { withProof } from '../../session/with-proof';

/** Has a code sent, if there is an account; the answer is the same if there is none. @throws ApiError */
export const requestCode = (body: ForgotPasswordInput) =>
  withProof((proof) =>
    apiSend(operation.requestResetCode, currentLanguage(), { body: { ...body, ...proof } }),
  );

/** Whether the code is the one sent to the account that this browser asked for. @throws ApiError */
export const codeIsValid = async (code: string): Promise<boolean> =>
  (await apiSend(operation.checkResetCode, currentLanguage(), { body: { code } })).isValid;

/** Sets the password; all sessions of the account end. @throws ApiError */
export const resetPassword = (body: ResetPasswordInput) =>
  apiSend(operation.resetPassword, currentLanguage(), { body });

/** Ends the session that a mail tells of. @throws ApiError */
export const endSession = (body: SessionLinkInput): Promise<'ended' | 'wrong'> =>
  apiSend(endSessionByMail, currentLanguage(), { body }).then(
    () => 'ended',
    (error: unknown) => {
      if (isApiError(error) && error.code === 'not_found') return 'wrong';
      throw error;
    },
  );

/** Whether a link that the operators sent works: not if it is over, nor if a part of it is missing. @throws ApiError */
export async function linkIsValid(token: string): Promise<boolean> {
  const body = { token };
  if (!PasswordLinkInput.safeParse(body).success) return false;
  return (await apiSend(operation.checkPasswordLink, currentLanguage(), { body })).isValid;
}

/** Sets the password by such a link; all sessions of the account end. @throws ApiError */
export const setPassword = (body: SetPasswordInput) =>
  apiSend(operation.setPassword, currentLanguage(), { body });
