export const API = 'https://api.test';

/** What the API answers with instead of a body: a status, and the code of the problem. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly code = 'test.refused',
    readonly more: { fields?: Record<string, string> } = {},
  ) {}
}

/**
 * Answers by method and path: `'GET /units?page=1'`. A function is asked on every request, with the body that
 * was sent. Bodies must fit the contract, or the screen sees a broken answer.
 */
export type Answers = Record<string, unknown>;

export function answering(answers: Answers, requests: string[]): typeof fetch {
  return async (input, init) => {
    const request = `${init?.method ?? 'GET'} ${String(input).slice(API.length)}`;
    requests.push(request);
    const answer = answers[request];
    const sent = init?.body ? (JSON.parse(String(init.body)) as unknown) : undefined;
    const body =
      typeof answer === 'function' ? await (answer as (sent: unknown) => unknown)(sent) : answer;
    if (body instanceof Response) return body;
    if (body instanceof Refusal) return problem(body.status, body.code, body.more);
    if (body === undefined) return problem(404, `test.no_answer_for ${request}`);
    return Response.json(body);
  };
}

const problem = (status: number, code: string, more: object = {}): Response =>
  Response.json(
    { type: 'about:blank', title: code, status, instance: 'test', code, message: code, ...more },
    { status },
  );
