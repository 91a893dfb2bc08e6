/** What to do about months that are open again, though they have a statement. */
export const publishNext = (periods: readonly string[]): string =>
  `publish next, in this order: ${periods.join(', ')}. Until then a statement is in force that may not begin where the one before it ends.`;
