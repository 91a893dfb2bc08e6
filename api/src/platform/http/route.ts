import { OCTETS, type Operation } from '@manzil/shared/contract/operation';
import { z } from '@manzil/shared/contract/schema';
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import type { Answerable } from './errors';
import type { App } from './module';
import { NOT_MODIFIED } from './revalidation';

type Parsed<O, K extends string> = O extends Record<K, z.ZodMiniType> ? z.output<O[K]> : unknown;

export type RequestOf<O extends Operation> = FastifyRequest<{
  Params: Parsed<O, 'params'>;
  Querystring: Parsed<O, 'query'>;
  Body: Parsed<O, 'body'>;
}>;

type Answer<O extends Operation> = O['answer'] extends z.ZodMiniType
  ? z.input<O['answer']>
  : Buffer | string;

type Handler<O extends Operation> = (
  request: RequestOf<O>,
  reply: FastifyReply,
) => Promise<Answer<O> | FastifyReply>;

type Said = {
  summary: string;
  errors?: readonly Answerable[];
  config?: FastifyContextConfig;
  /** A file of which a part may be asked for, or whether it has changed (206, 304). */
  partial?: true;
};

const FILE = { schema: z.string() };

export function route<O extends Operation>(
  app: App,
  operation: O,
  { summary, errors = [], config = {}, partial }: Said,
  handler: Handler<O>,
): void {
  const { method, path, access, params, query, body, answer, status = [200] } = operation;
  const response = Array.isArray(answer)
    ? { content: Object.fromEntries(answer.map((type) => [type, FILE])) }
    : answer;
  app.route({
    method,
    url: path,
    schema: {
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body === OCTETS ? { consumes: [OCTETS] } : body && { body }),
      response: {
        ...Object.fromEntries(status.map((code) => [code, response])),
        ...(partial && { 206: response, ...NOT_MODIFIED }),
      },
    },
    config: {
      ...config,
      access,
      operation,
      errors,
      ...(body === OCTETS && { longBody: true }),
    },
    handler: handler as never,
  });
}
