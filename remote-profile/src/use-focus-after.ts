import { useEffect, useState } from 'react';

/**
 * From the top of the page a keyboard would begin anew.
 * @param isGone whether what was named has left by now @returns names what is about to leave
 */
export function useFocusAfter<Thing>(
  isGone: (thing: Thing) => boolean,
  next: () => HTMLElement | null | undefined,
): (thing: Thing) => void {
  const [leaving, setLeaving] = useState<{ thing: Thing } | null>(null);
  useEffect(() => {
    if (!leaving || !isGone(leaving.thing)) return;
    setLeaving(null);
    next()?.focus();
  });
  return (thing) => setLeaving({ thing });
}
