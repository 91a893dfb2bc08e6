import { Done } from '../done';
import type { Operation } from '../operation';
import {
  PasswordLinkInput,
  PasswordLinkValidity,
  PasswordSet,
  SetPasswordInput,
} from './password-link';
import {
  ChangePasswordInput,
  ForgotPasswordInput,
  ResetCodeInput,
  ResetCodeValidity,
  ResetPasswordInput,
} from './passwords';

export const about = 'Setting, changing and resetting a password.';

export const changePassword = {
  method: 'POST',
  path: '/account/password',
  access: 'account',
  body: ChangePasswordInput,
  answer: Done,
} satisfies Operation;

export const requestResetCode = {
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'everybody',
  body: ForgotPasswordInput,
  answer: Done,
  status: [201],
} satisfies Operation;

export const checkResetCode = {
  method: 'POST',
  path: '/auth/check-reset-password-code',
  access: 'everybody',
  body: ResetCodeInput,
  answer: ResetCodeValidity,
} satisfies Operation;

export const resetPassword = {
  method: 'POST',
  path: '/auth/reset-password',
  access: 'everybody',
  body: ResetPasswordInput,
  answer: Done,
} satisfies Operation;

export const checkPasswordLink = {
  method: 'POST',
  path: '/auth/check-password-link',
  access: 'everybody',
  body: PasswordLinkInput,
  answer: PasswordLinkValidity,
} satisfies Operation;

export const setPassword = {
  method: 'POST',
  path: '/auth/set-password',
  access: 'everybody',
  body: SetPasswordInput,
  answer: PasswordSet,
} satisfies Operation;
