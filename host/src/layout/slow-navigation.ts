import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

const PATIENCE_MS = 200;

/** Null for the first 200 ms; then `page` on the way to another page, `same` to another state of this one. */
export function useSlowNavigation(): 'page' | 'same' | null {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const [slow, setSlow] = useState(false);
  const busy = state !== 'idle';

  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);

  if (!busy || !slow) return null;
  return location?.pathname === pathname ? 'same' : 'page';
}
