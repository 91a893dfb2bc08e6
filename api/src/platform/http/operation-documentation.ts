import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { OCTETS, type Operation } from '@manzil/shared/contract/operation';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { describedResponses } from './error-examples';
import type { AppError } from './errors';

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>;

export type Documented = {
  id: string;
  noun: string;
  errors: readonly AppError[];
};

export const SESSION = 'session';

const transform = createJsonSchemaTransform({
  zodToJsonConfig: {
    override({ jsonSchema }) {
      // A record of names that are known has them all: said as every program that reads the document understands it.
      const { propertyNames, additionalProperties, required } = jsonSchema;
      if (!propertyNames || !required || additionalProperties === undefined) return;
      delete jsonSchema.propertyNames;
      jsonSchema.properties = Object.fromEntries(
        required.map((name) => [name, additionalProperties]),
      );
      jsonSchema.additionalProperties = false;
    },
  },
});

export const documentation =
  (documented: ReadonlyMap<Operation, Documented>): Transform =>
  (asked) => {
    const { schema, url } = transform(asked);
    const { operation } = asked.route.config ?? {};
    const known = operation && documented.get(operation);
    if (!known) return { schema, url };
    const { response, ...rest } = schema ?? {};
    return {
      url,
      schema: {
        ...rest,
        operationId: known.id,
        tags: [known.noun],
        ...(operation.body === OCTETS && { body: { type: 'string', format: 'binary' } }),
        security: operation.access === 'everybody' ? [] : [{ [SESSION]: [] }],
        response: describedResponses(response ?? {}, known.errors),
      },
    };
  };
