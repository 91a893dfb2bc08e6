/** What a series says; null where there is none. @param series as it is written: `name{label="value"}` */
export function metricValue(text: string, series: string): number | null {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}
