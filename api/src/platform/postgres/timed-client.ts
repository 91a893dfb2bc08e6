import { AsyncLocalStorage } from 'node:async_hooks';
import { Client, type QueryConfig } from 'pg';

/** Longer than any read of a screen may take. */
const SLOW_MS = 200;

/** Its text has placeholders where values were: nothing of a person is in it. */
export type SlowStatement = { statement: string; ms: number };

/** Milliseconds of each statement that is run within. */
export const statementTimes = new AsyncLocalStorage<number[]>();

type Done = (...outcome: unknown[]) => void;

const textOf = (config: unknown): string =>
  typeof config === 'string' ? config : String((config as Partial<QueryConfig>).text ?? '');

/** pg's client, which tells of statements that took long by the event `slow`. */
export class TimedClient extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg declares this method nine times over
  override query(...args: any[]): any {
    const since = performance.now();
    const times = statementTimes.getStore();
    const tell = () => {
      const ms = performance.now() - since;
      times?.push(ms);
      if (ms > SLOW_MS) this.emit('slow', { statement: textOf(args[0]), ms: Math.round(ms) });
    };
    const done: unknown = args.at(-1);
    if (typeof done === 'function') {
      const wrapped: Done = (...outcome) => {
        tell();
        (done as Done)(...outcome);
      };
      return (super.query as Done)(...args.slice(0, -1), wrapped);
    }
    const answer = (super.query as (...all: unknown[]) => unknown)(...args);
    if (answer instanceof Promise) answer.then(tell, tell);
    return answer;
  }
}
