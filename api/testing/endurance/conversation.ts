import { faultOf } from './answer-faults';
import { type Ask, initOf } from './ask';

export type Answer = {
  status: number;
  content: Buffer;
  /** Values of the cookies that were set. */
  cookies: Record<string, string>;
};

/** What clients were told, over a whole test. */
export type Tally = {
  answers: number;
  /** Answers that say: not now. */
  refused: number;
  /** Requests whose connection ended without an answer. */
  unanswered: number;
  /** Uploads apart, whose files are looked at. */
  slowest: { name: string; ms: number };
  /** Time of the first success after the last refusal; `performance.now()`. */
  recoveredAt: number;
  /** Answers that no client may get. */
  wrong: string[];
};

export type Conversation = {
  /** Answers null where no answer came. */
  ask: (request: Ask) => Promise<Answer | null>;
  /** From now on a connection may end without an answer, or may not. */
  mayBreak: (may: boolean) => void;
  tally: Tally;
};

/** Clients of one API that keep in mind what they are told. */
export function converse(port: number): Conversation {
  const tally: Tally = {
    ...{ answers: 0, refused: 0, unanswered: 0 },
    ...{ slowest: { name: '', ms: 0 }, recoveredAt: 0, wrong: [] },
  };
  let breaks = false;
  let isAway = false;

  const note = ({ status, ok }: Response, { always }: Ask) => {
    tally.answers += 1;
    if (status === 503) {
      tally.refused += 1;
      isAway = true;
    } else if (ok && isAway && !always) {
      tally.recoveredAt = performance.now();
      isAway = false;
    }
  };
  const ask = async (request: Ask): Promise<Answer | null> => {
    const name = `${request.method} ${request.path}`;
    const sentAt = performance.now();
    try {
      const response = await fetch(`http://localhost:${port}${request.path}`, initOf(request));
      const content = Buffer.from(await response.arrayBuffer());
      note(response, request);
      const fault = faultOf(request, response, content);
      if (fault) tally.wrong.push(`${name} ${fault}: ${content.toString().slice(0, 300)}`);
      return { status: response.status, content, cookies: cookiesOf(response) };
    } catch (error) {
      tally.unanswered += 1;
      if (!breaks) tally.wrong.push(`${name} is not answered: ${(error as Error).message}`);
      return null;
    } finally {
      const ms = performance.now() - sentAt;
      if (!breaks && !request.bytes && ms > tally.slowest.ms) tally.slowest = { name, ms };
    }
  };
  return {
    ask,
    tally,
    mayBreak: (may) => {
      breaks = may;
    },
  };
}

function cookiesOf({ headers }: Response): Record<string, string> {
  const pairs = headers.getSetCookie().map((cookie) => (cookie.split(';')[0] ?? '').split('='));
  return Object.fromEntries(pairs.map(([name = '', ...value]) => [name, value.join('=')]));
}
