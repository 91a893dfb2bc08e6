import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from './errors';
import { asAppError } from './known-errors';
import { noteLackOfRoom } from './lack-of-room';
import type { App } from './module';
import { PROBLEM_TYPE, toProblem } from './problem';
import { methodNotAllowed, routeMissing } from './request-errors';
import { requestLanguage } from './request-language';
import { validationError } from './validation';

declare module 'fastify' {
  interface FastifyRequest {
    problem: AppError | null;
  }
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known =
    validationError(error, { body: request.body, query: request.query }) ?? asAppError(error);
  request.problem = known;
  noteLackOfRoom(known);
  if (known.statusCode >= 500) {
    const level = known.statusCode === 500 ? 'error' : 'warn';
    request.log[level]({ err: known.cause ?? known }, known.message);
  }
  const problem = toProblem(known, requestLanguage(request), request.id);
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...known.details.headers })
    .type(PROBLEM_TYPE)
    .send(problem);
}

export function addErrorHandling(
  app: App,
  answer: (...failed: Parameters<typeof answerError>) => unknown = answerError,
): void {
  app.decorateRequest('problem', null);
  const routes: { pattern: RegExp; method: string }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    // The preflight answerer of every address is no route of its own.
    if (url === '*') return;
    const pattern = new RegExp(`^${url.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`);
    for (const name of [method].flat()) routes.push({ pattern, method: name });
  });
  app.setErrorHandler(answer);
  app.setNotFoundHandler((request) => {
    const path = request.url.split('?')[0] ?? '';
    const allowed = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (allowed.length === 0) throw routeMissing();
    throw methodNotAllowed({
      values: { method: request.method },
      headers: { allow: [...new Set(allowed)].sort().join(', ') },
    });
  });
}
