import { useEffect, useRef } from 'react';

/** The heading of a step that takes the place of another has the focus, as that of a page that was navigated to. */
export function useHeadingOf(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);
  return heading;
}
