import swagger from '@fastify/swagger';
import { LanguageQuery } from '@manzil/shared/contract/parameters';
import { Problem } from '@manzil/shared/contract/problem';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from '../module';
import { PROBLEM_TYPE } from './problem';

const BINARY = 'application/octet-stream';

const problem = { description: 'Problem', content: { [PROBLEM_TYPE]: { schema: Problem } } };

/** Every route takes no query but its own, can answer with a problem, and is documented. */
export async function addOpenApi(app: App): Promise<void> {
  app.addHook('onRoute', (route) => {
    const schema = route.schema ?? {};
    const response = { ...(schema.response as object | undefined), '4xx': problem, '5xx': problem };
    route.schema = { querystring: LanguageQuery, ...schema, response };
  });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Manzil API', version: '1.0.0' } },
    transform: withUploads,
  });
  app.get(
    '/openapi.json',
    { schema: { hide: true }, config: { access: 'everybody' } },
    async (_request, reply) => reply.type('application/json').send(app.swagger()),
  );
}

/** A file is the body of its request and has no schema that would check it. */
const withUploads: typeof jsonSchemaTransform = (route) => {
  const documented = jsonSchemaTransform(route);
  const { schema } = documented;
  if (!schema?.consumes?.includes(BINARY)) return documented;
  return { ...documented, schema: { ...schema, body: { type: 'string', format: 'binary' } } };
};
