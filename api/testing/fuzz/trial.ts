import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Given, versionFor } from '../proofs/proof';
import type { Draft } from './draft';
import { answerProblem } from './judge';
import type { Operation } from './operations';
import { lineFor } from './regressions';
import { requestOf } from './requests';
import type { World } from './world';

/** Nothing that the portal asks for takes nearly as long. */
const HANGS_MS = 2_000;
/** An answer is waited for so long, then the request has none. */
const GIVES_UP_MS = 10_000;
const SHOWN = 2_000;

/** Asks once, and judges the answer. @throws Error that shows the exchange, and says how to keep it */
export async function trial(
  world: World,
  operation: Operation,
  draft: Draft,
): Promise<LightMyRequestResponse> {
  const first = await ask(world, operation, draft);
  if (first.statusCode === 429) await world.forgetAttempts();
  else if (isSignedOut(first) && draft.caller === 'owner' && !('cookie' in draft.headers)) {
    // An earlier request has ended the session.
    await world.renewSession();
  } else return first;
  const second = await ask(world, operation, draft);
  if (second.statusCode === 429 || isSignedOut(second)) {
    throw new Error(
      `${operation.name} refuses a caller who may ask: ${second.body}\n` +
        lineFor({ operation: operation.name, draft }),
    );
  }
  return second;
}

const isSignedOut = ({ statusCode, body }: LightMyRequestResponse) =>
  statusCode === 401 && body.includes('"auth.session_missing"');

async function ask(world: World, operation: Operation, draft: Draft) {
  const once = async () => {
    return timed(world, requestOf(operation, draft, world, await prepare(world, operation)));
  };
  let asked = await once();
  // A machine that does other work may be late once.
  if (asked.took > HANGS_MS) asked = await once();
  const { request, answer, took } = asked;
  const problem =
    took > HANGS_MS ? `takes ${Math.round(took)} ms` : answer && answerProblem(operation, answer);
  if (!answer || problem) {
    throw new Error(
      `${operation.name} ${problem}\n${shown(request)}\n→ ${answer && shown(answer)}\n` +
        lineFor({ operation: operation.name, draft }),
    );
  }
  // The next request of its kind may name it.
  if (answer.headers.etag) world.known.etag = answer.headers.etag;
  return answer;
}

async function prepare(world: World, { proof }: Operation): Promise<Given> {
  const given = (await proof.prepare?.(world)) ?? {};
  const of = { db: world.portal.db, investorId: world.owner.id };
  return { ...given, known: { version: await versionFor(proof, of), ...given.known } };
}

/** Without an answer where none has come in all that time. */
async function timed({ portal }: World, request: InjectOptions) {
  const begin = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const hanging = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, GIVES_UP_MS, null);
  });
  const answer = await Promise.race([portal.anonymous.call(request), hanging]);
  clearTimeout(timer);
  return { request, answer, took: performance.now() - begin };
}

function shown(exchange: InjectOptions | LightMyRequestResponse): string {
  if ('statusCode' in exchange) {
    return `${exchange.statusCode} ${exchange.body}`.slice(0, SHOWN);
  }
  const { method, url, headers, payload } = exchange;
  const body = Buffer.isBuffer(payload) ? { base64: payload.toString('base64') } : payload;
  return JSON.stringify({ method, url, headers, body }).slice(0, SHOWN);
}
