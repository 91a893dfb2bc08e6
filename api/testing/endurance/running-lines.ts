import { setTimeout as pause } from 'node:timers/promises';
import type { Line } from './line';

const BETWEEN_MS = 20;
const AFTER_REFUSAL_MS = 100;

export type RunningLines = {
  /** Resolves after the first step after which the condition holds. */
  until: (holds: () => boolean) => Promise<void>;
  /** Resolves once each of these lines has done something that it begins from now on. */
  goOn: (lines: Line[]) => Promise<void>;
  /** Resolves when all have come to an end; no line begins anything more. */
  stop: () => Promise<void>;
};

const running = new Set<RunningLines>();

/** For the end of a test, however it ends: lines would go on for ever. */
export const stopLines = () => Promise.all([...running].map(({ stop }) => stop()));

/** Lets the lines go on side by side until they are stopped. */
export function runLines(lines: Line[]): RunningLines {
  let stopping = false;
  /** When what each has done last was begun. */
  const begun = new Map<Line, number>();
  let waiting: { holds: () => boolean; resolve: () => void }[] = [];

  const tellWaiting = () => {
    const done = waiting.filter(({ holds }) => holds());
    waiting = waiting.filter((each) => !done.includes(each));
    for (const { resolve } of done) resolve();
  };
  const run = async (line: Line) => {
    while (!stopping) {
      const now = performance.now();
      const done = await line.next();
      if (done) begun.set(line, now);
      tellWaiting();
      // What takes long is not to take the whole machine.
      const took = performance.now() - now;
      if (!stopping) await pause(done ? Math.max(took, BETWEEN_MS) : AFTER_REFUSAL_MS);
    }
  };
  const ended = lines.map(run);
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      waiting.push({ holds, resolve });
      tellWaiting();
    });
  const all: RunningLines = {
    until,
    goOn: (some) => {
      const now = performance.now();
      return until(() => some.every((line) => (begun.get(line) ?? 0) >= now));
    },
    stop: async () => {
      stopping = true;
      await Promise.all(ended);
      running.delete(all);
    },
  };
  running.add(all);
  return all;
}
