const LOCK = 'manzil-session';

let last: Promise<unknown> = Promise.resolve();

/**
 * Across all tabs: the answer of a slow sign-out would take the cookie of the next sign-in away. Pages without https
 * have no locks; there each tab keeps its own order.
 */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks) return locks.request(LOCK, work) as Promise<T>;
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}
