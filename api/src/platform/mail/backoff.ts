const FIRST_MS = 15_000;
const LONGEST_MS = 2 * 60 * 60_000;

/** 15 s, doubled up to two hours, less up to half by chance: mails of one outage do not come back as one. */
export function backoffMs(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
  return Math.round(full * (1 - random() / 2));
}
