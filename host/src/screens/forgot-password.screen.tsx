import { PasswordHelp } from './password/password-help';

/** How a forgotten password is replaced. */
export default function ForgotPasswordScreen() {
  return <PasswordHelp title="password.forgot_title" />;
}
