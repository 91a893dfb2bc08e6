import type { Conversation } from './conversation';
import type { WriteLine } from './line';

/** @param slowest what took longest, in ms, by what it was */
export function printFigures(
  title: string,
  lines: WriteLine[],
  { tally }: Conversation,
  slowest: Record<string, number>,
): void {
  const counts = lines.map(({ name, acknowledged }) => `${name} ${acknowledged}`).join(', ');
  const acknowledged = lines.reduce((sum, line) => sum + line.acknowledged, 0);
  const lost = lines.reduce((sum, line) => sum + line.lost.length, 0);
  const times = Object.entries({ [tally.slowest.name]: tally.slowest.ms, ...slowest })
    .map(([name, ms]) => `${name} ${Math.round(ms)} ms`)
    .join(', ');
  process.stdout.write(
    `${title}: ${acknowledged} acknowledged writes (${counts}), ${lost} lost; ` +
      `${tally.answers} answers, ${tally.refused} of them 503, ${tally.unanswered} without; slowest: ${times}\n`,
  );
}
