/** § 147 AO, § 257 HGB: books are kept for ten years from the end of the year to which they belong. */
const YEARS = 10;

/** Last day on which the law wants books kept. @param lastEntry `YYYY-MM-DD` */
export const retainedUntil = (lastEntry: string): string =>
  `${Number(lastEntry.slice(0, 4)) + YEARS}-12-31`;
