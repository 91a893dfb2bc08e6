import { useEffect } from 'react';
import { BehaviorSubject, type Observable } from 'rxjs';

const holds = new Set<symbol>();
const heldSubject = new BehaviorSubject(false);

/** Whether a reload would lose something now. */
export const reloadHeld$: Observable<boolean> = heldSubject.asObservable();

/** Reads the same now, without subscribing. */
export const isReloadHeld = (): boolean => heldSubject.value;

function tell(): void {
  const held = holds.size > 0;
  if (held !== heldSubject.value) heldSubject.next(held);
}

/**
 * Keeps the portal from reloading by itself for a new version, while something is typed or being sent.
 * @returns the function that lets go; calling it again does nothing
 */
export function holdReload(): () => void {
  const hold = Symbol('hold');
  holds.add(hold);
  tell();
  return () => {
    holds.delete(hold);
    tell();
  };
}

/** Holds a reload for as long as `when` is true and the component is shown, such as a form with unsaved input. */
export function useHoldReload(when: boolean): void {
  useEffect(() => (when ? holdReload() : undefined), [when]);
}
