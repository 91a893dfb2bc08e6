/** jsdom knows the element but not its methods. */
export function knowDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

/** Has every dialog report these transitions as running, each for its time. */
export function runTransitions(transitions: readonly { ms: number }[]): void {
  HTMLDialogElement.prototype.getAnimations = () =>
    transitions.map(
      ({ ms }) =>
        ({ finished: new Promise((done) => setTimeout(done, ms)) }) as unknown as Animation,
    );
}
