import { act, waitFor } from '@testing-library/react';

let end: (() => void) | null = null;
let observedAfter = 0;

/** Milliseconds until somebody looked for the end. */
export const listEndWatchedAfter = (): number => observedAfter;

export const passListEnd = (): void => end?.();

/** Scrolls to the end of the list, once somebody looks for it. */
export const reachListEnd = async (): Promise<void> => {
  await waitFor(() => expect(end).not.toBeNull());
  act(() => end?.());
};

/** Puts an observer that a test moves in place of the browser's. */
export function watchListEnd(): void {
  globalThis.IntersectionObserver = class implements Partial<IntersectionObserver> {
    private readonly made = performance.now();
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe() {
      observedAfter = performance.now() - this.made;
      end = () =>
        this.callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    disconnect() {
      end = null;
    }
  } as unknown as typeof IntersectionObserver;
}
