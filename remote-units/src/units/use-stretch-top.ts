import { useEffect, useRef } from 'react';

/**
 * Who follows a link to another stretch of the list begins at its top; who goes back is where they left it.
 * @param place that was left, of this entry of the history
 */
export function useStretchTop(first: number, place: number | undefined): void {
  const shown = useRef(first);
  useEffect(() => {
    if (shown.current === first) return;
    shown.current = first;
    if (place !== undefined) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [first, place]);
}
