type Report = { source: string; progress_bps: number };

/** From this difference on, two reports of one building contradict each other. */
const APART_BPS = 1_000;

/** How far the values of several sources lie apart, in points; null where that says nothing. */
export function pointsApart(values: readonly (number | null)[]): number | null {
  const known = values.filter((bps) => bps !== null);
  const apart = Math.max(...known) - Math.min(...known);
  return known.length > 1 && apart > APART_BPS ? Math.round(apart / 100) : null;
}

/** Whether the last two reports of each source that has two say the same. @param reports newest first */
export function isStalled(reports: readonly Report[]): boolean {
  const bySource = new Map<string, number[]>();
  for (const { source, progress_bps } of reports)
    bySource.set(source, [...(bySource.get(source) ?? []), progress_bps]);
  const repeated = [...bySource.values()].filter((values) => values.length > 1);
  return repeated.length > 0 && repeated.every(([last, before]) => last === before);
}
