import { isDeepStrictEqual } from 'node:util';
import type { Ask } from './ask';
import type { Conversation } from './conversation';
import { jsonOf, type WriteLine } from './line';

type Register<Value> = {
  name: string;
  heavy?: boolean;
  path: string;
  cookie: string;
  /** Of the answer to a read. */
  read: (body: ReturnType<typeof jsonOf>) => Value;
  /** The n-th write, on what holds. */
  write: (n: number, holds: Value) => { request: Ask; value: Value };
};

/** Something that is written anew each time: it holds what was acknowledged last, or what was sent since. */
export function register<Value>(
  { ask }: Conversation,
  { name, heavy = false, path, cookie, read, write }: Register<Value>,
): WriteLine {
  let holds: Value | null = null;
  /** Sent without an acknowledgement: may hold, now or a little later. */
  let open: Value[] = [];
  let sent = 0;
  const line = { name, heavy, acknowledged: 0, lost: [] as string[], next, check };

  async function settle(): Promise<boolean> {
    const answer = await ask({ method: 'GET', path, cookie });
    if (answer?.status !== 200) return false;
    const found = read(jsonOf(answer));
    const expected = [...(holds === null ? [] : [holds]), ...open];
    if (holds !== null && !expected.some((value) => isDeepStrictEqual(value, found))) {
      line.lost.push(`${name}: ${JSON.stringify({ found, expected })}`);
    }
    holds = found;
    return true;
  }
  async function next(): Promise<boolean> {
    const isKnown = holds !== null && open.length === 0;
    if (!isKnown && !(await settle())) return false;
    if (holds === null) return false;
    sent += 1;
    const { request, value } = write(sent, holds);
    // One that was sent before may have come after we looked.
    const allowed = open.length > 0 ? { allowed: [409] } : {};
    open.push(value);
    const answer = await ask({ ...request, cookie, ...allowed });
    if (!answer || answer.status >= 300) return false;
    holds = value;
    open = [];
    line.acknowledged += 1;
    return true;
  }
  async function check(): Promise<void> {
    if (!(await settle())) line.lost.push(`${name} cannot be read`);
    open = [];
  }
  return line;
}
