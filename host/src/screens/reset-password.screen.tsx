import { ResetByCode } from './password/reset-by-code';
import { ResetByLink } from './password/reset-by-link';
import { useLinkToken } from './password/use-link-token';

/** By the code of a mail, or by a link of the operators (`#link=`). */
export default function ResetPasswordScreen() {
  const token = useLinkToken('link');
  return token ? <ResetByLink token={token} /> : <ResetByCode />;
}
