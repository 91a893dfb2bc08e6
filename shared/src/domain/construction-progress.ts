type Report<Source> = { source: Source; progress_bps: number };

/** From this difference on, two reports of one building contradict each other. */
const APART_BPS = 1_000;

const COMPLETE_BPS = 10_000;

/** How far the values of several sources lie apart, in points; null where that says nothing. */
export function pointsApart(values: readonly (number | null)[]): number | null {
  const known = values.filter((bps) => bps !== null);
  const apart = Math.max(...known) - Math.min(...known);
  return known.length > 1 && apart > APART_BPS ? Math.round(apart / 100) : null;
}

/**
 * Whose last two reports say the same of a building that is not complete: one source that moves hides no other.
 * @param reports newest first
 */
export function stalledSources<Source extends string>(
  reports: readonly Report<Source>[],
): Source[] {
  const sources = [...new Set(reports.map(({ source }) => source))];
  return sources.filter((each) => {
    const [last, before] = reports.filter(({ source }) => source === each);
    return last && last.progress_bps < COMPLETE_BPS && last.progress_bps === before?.progress_bps;
  });
}
