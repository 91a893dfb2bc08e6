import { useState } from 'react';

export type View = {
  zoom: number;
  /** Quarters of a turn to the right. */
  turns: number;
  /** As large as the window, or the screen. */
  large: boolean;
  set: (changes: Partial<Omit<View, 'set'>>) => void;
};

export function useView(): View {
  const [view, setView] = useState({ zoom: 1, turns: 0, large: false });
  return { ...view, set: (changes) => setView((before) => ({ ...before, ...changes })) };
}
