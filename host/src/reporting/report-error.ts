/** `tree`: the components in which it was thrown, where React caught it. */
type Send = (error: unknown, tree?: string) => void;

const MAX_EARLY = 5;
const early = new Map<unknown, string | undefined>();
let send: Send = (error, tree) => {
  if (early.size < MAX_EARLY && !early.has(error)) early.set(error, tree);
};

/** Where the user allows it; until that is known, it waits in memory. */
export const reportError: Send = (error, tree) => send(error, tree);

export function sendReportsTo(next: Send): void {
  send = next;
  for (const [error, tree] of early) next(error, tree);
  early.clear();
}
