import { type RefObject, useEffect, useRef } from 'react';

/** Leads to the heading of a new step, as the shell does for a new page. The first one is the shell's. */
export function useStepFocus(step: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);
  return title;
}
