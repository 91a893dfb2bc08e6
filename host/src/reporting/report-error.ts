type Send = (error: unknown) => void;

const MAX_EARLY = 5;
const early: unknown[] = [];
let send: Send = (error) => {
  if (early.length < MAX_EARLY) early.push(error);
};

/** Where the user allows it; until that is known, it waits in memory. */
export const reportError: Send = (error) => send(error);

export function sendReportsTo(next: Send): void {
  send = next;
  for (const error of early.splice(0)) next(error);
}
