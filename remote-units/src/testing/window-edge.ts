/** Whether what a screen keeps for later lies near the window, which jsdom does not lay out. */
export function placeLower(near: boolean): void {
  globalThis.IntersectionObserver = class implements Partial<IntersectionObserver> {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe() {
      const entry = { isIntersecting: near } as IntersectionObserverEntry;
      this.callback([entry], this as never);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}
