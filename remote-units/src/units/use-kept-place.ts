import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { listLeftIn } from '../unit/list-left';

/** How far the list was scrolled, by entry of the history; gone with the page load. */
const places = new Map<string, number>();

/**
 * Who goes back to the list is where they left it, as the unit they come from is one of 250.
 * @returns that place, in pixels; undefined for who comes anew
 */
export function useKeptPlace(ready: boolean): number | undefined {
  const { key, state } = useLocation();
  // Only who goes back, or forward again, comes to a key that is known; who follows a unit's link back says it.
  const placeNow = () => ({ key, place: places.get(key) ?? places.get(listLeftIn(state).key) });
  const [entry, setEntry] = useState(placeNow);
  if (entry.key !== key) setEntry(placeNow());
  const { place } = entry;

  useEffect(() => {
    if (!ready || !place) return;
    // After the shell, which opens every page at its top, and once the list is as long as it was.
    const observer = new ResizeObserver(() => {
      if (document.documentElement.scrollHeight - innerHeight < place) return;
      observer.disconnect();
      window.scrollTo({ top: place, behavior: 'instant' });
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ready, place]);

  // Gone with the list: the page that takes its place may be shorter, which scrolls too.
  useLayoutEffect(() => {
    const note = () => places.set(key, window.scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);

  return place;
}
