import { useEffect, useState } from 'react';

/** So long after the last key or movement somebody still counts as being at the page. */
const PRESENT_FOR_MS = 5 * 60_000;

const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Whether somebody is at the page: what it asks for by itself would otherwise keep a session alive that nobody uses. */
export function useUserPresent(): boolean {
  const [present, setPresent] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const note = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPresent(false), PRESENT_FOR_MS);
      setPresent(true);
    };
    note();
    for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, note, { capture: true });
    };
  }, []);
  return present;
}
