/** Smallest distance of two level marks, in per cent of the drawing's height. */
const GAP = 6;

/** `at`: true height in per cent from the top; `shownAt`: where the words stand, apart enough to be read. */
export function spreadLevels<Level extends { at: number }>(
  levels: readonly Level[],
): (Level & { shownAt: number })[] {
  const fromBelow = [...levels].sort((one, other) => other.at - one.at);
  const marks: (Level & { shownAt: number })[] = [];
  for (const level of fromBelow) {
    const below = marks.at(-1);
    marks.push({ ...level, shownAt: below ? Math.min(level.at, below.shownAt - GAP) : level.at });
  }
  return marks;
}
