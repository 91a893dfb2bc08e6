import { useEffect, useState } from 'react';
import { ResetByCode } from './password/reset-by-code';
import { ResetByLink } from './password/reset-by-link';

/** By the code of a mail, or by a link of the operators (`#link=`). */
export default function ResetPasswordScreen() {
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('link'));

  // Whoever looks at the address, or at the history later, must not find it.
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);

  return token ? <ResetByLink token={token} /> : <ResetByCode />;
}
