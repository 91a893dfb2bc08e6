/** Smallest distance of two level marks, in per cent of the drawing's height. */
const GAP = 6;
/** What a line of words needs on a narrow phone, in per cent of the drawing's width. */
const LINE = 14;

/** A low building is drawn too low for the usual distance. */
export const gapIn = (width: number, height: number): number =>
  Math.max(GAP, (LINE * width) / height);

/** `at`: true height in per cent from the top; `shownAt`: where the words stand, apart enough to be read. */
export function spreadLevels<Level extends { at: number }>(
  levels: readonly Level[],
  gap = GAP,
): (Level & { shownAt: number })[] {
  const fromBelow = [...levels].sort((one, other) => other.at - one.at);
  const marks: (Level & { shownAt: number })[] = [];
  for (const level of fromBelow) {
    const below = marks.at(-1);
    marks.push({ ...level, shownAt: below ? Math.min(level.at, below.shownAt - gap) : level.at });
  }
  return marks;
}
