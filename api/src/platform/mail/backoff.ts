const FIRST_MS = 15_000;
const LONGEST_MS = 2 * 60 * 60_000;

/**
 * How long to wait after the n-th failed attempt: 15 s, doubled each time up to two hours, less up to half by chance so
 * that mails of one outage do not come back as one.
 */
export function backoffMs(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
  return Math.round(full * (1 - random() / 2));
}
