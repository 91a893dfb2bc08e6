import { useEffect, useState } from 'react';

/** What a link of a mail holds behind `#`, where no server sees it. Whoever looks at the address later does not find it. */
export function useLinkToken(name: string): string | null {
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get(name));
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);
  return token;
}
