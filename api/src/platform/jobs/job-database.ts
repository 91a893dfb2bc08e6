import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../postgres/connect';

const UNIQUE_VIOLATION = '23505';

type Answer = { rows: unknown[] };
type Execute = (text: string, values?: unknown[]) => Promise<Answer>;

export type JobDatabase = {
  executeSql: Execute;
  /** For what is waited for: a statement that fails is an error. */
  strict: { executeSql: Execute };
  /** From now on a statement that fails is told in the log and answers nothing. */
  forgive: () => void;
  during: <Value>(work: Promise<Value>) => Promise<Value>;
  settled: () => Promise<void>;
};

/** pg-boss does not await its notes about a job: a rejection would end the process, so an outage is only logged. */
export function jobDatabase({ $client: pool }: Database, logger: Logger): JobDatabase {
  const underWay = new Set<Promise<unknown>>();
  let forgiving = false;
  let failing = false;

  const ask: Execute = async (text, values) => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await client.query(text, values);
    } catch (error) {
      // Texts of several statements begin a transaction; one that failed half-way must not reach the next user.
      broken = codeOf(error) !== UNIQUE_VIOLATION;
      throw error;
    } finally {
      client.release(broken);
    }
  };

  const forgive = (err: unknown): Answer => {
    // Another instance runs what may run only once: pg-boss finds out by this.
    const expected = codeOf(err) === UNIQUE_VIOLATION;
    if (!expected && !failing) logger.warn({ err }, 'Jobs wait: the database does not answer.');
    failing ||= !expected;
    // What pg-boss takes for no rows, unlike an empty list.
    return undefined as unknown as Answer;
  };

  const during = <Value>(work: Promise<Value>): Promise<Value> => {
    const ended = work.then(forget, forget);
    underWay.add(ended);
    return work;

    function forget() {
      underWay.delete(ended);
    }
  };
  const strict: Execute = async (text, values) => {
    const answer = await during(ask(text, values));
    failing = false;
    return answer;
  };

  return {
    executeSql: (text, values) =>
      strict(text, values).catch((error) => {
        if (!forgiving) throw error;
        return forgive(error);
      }),
    strict: { executeSql: strict },
    during,
    forgive() {
      forgiving = true;
    },
    async settled() {
      // An answer may lead to the next statement.
      while (underWay.size > 0) {
        await Promise.all(underWay);
        await nextTurn();
      }
    },
  };
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;
