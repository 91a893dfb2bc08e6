import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { generalErrors } from '../src/platform/http/general-errors';

const CREATED = 'fastify.initialization';

/**
 * Notes what the app that `build` makes answers although its route does not declare it: neither by what the operation is
 * (general-errors.ts) nor by its `errors`.
 */
export async function watchErrors<A>(
  build: () => Promise<A>,
): Promise<{ app: A; undeclared: ReadonlySet<string> }> {
  const undeclared = new Set<string>();
  const watch = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onResponse', async (request) => {
      if (!isDeclared(request)) {
        const { method, url } = request.routeOptions;
        undeclared.add(`${method} ${url}: ${request.problem?.definition.code}`);
      }
    });
  };
  subscribe(CREATED, watch);
  try {
    return { app: await build(), undeclared };
  } finally {
    unsubscribe(CREATED, watch);
  }
}

function isDeclared({ problem, routeOptions }: FastifyRequest): boolean {
  const { operation, errors = [] } = routeOptions.config;
  if (!problem || !operation) return true;
  return [...generalErrors(operation), ...errors].some(
    (error) => error().definition.code === problem.definition.code,
  );
}
