import { PasswordHelp } from './password/password-help';

/** Where a link for a new password would lead: the same way through the support. */
export default function ResetPasswordScreen() {
  return <PasswordHelp title="password.reset_title" />;
}
