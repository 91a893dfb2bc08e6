import swagger from '@fastify/swagger';
import type { Operation } from '@manzil/shared/contract/operation';
import { LanguageQuery } from '@manzil/shared/contract/parameters';
import { Problem } from '@manzil/shared/contract/problem';
import { contractNouns } from './contract-nouns';
import { sharedExamples } from './error-examples';
import { generalErrors } from './general-errors';
import type { App } from './module';
import { type Noun, nameOf } from './noun';
import { type Documented, documentation, SESSION } from './operation-documentation';
import { PROBLEM_TYPE } from './problem';

const DESCRIPTION = `What the portal asks, and other programs of an investor may ask too. \`POST /auth/login\` sets the
cookie of a session. A browser's write has to come from a page of the portal. What goes wrong is answered as a problem
(RFC 9457), with a stable \`code\` and a \`message\` in the language of \`?language=\` or \`Accept-Language\`.`;

const problem = { description: 'Problem', content: { [PROBLEM_TYPE]: { schema: Problem } } };

type Said = {
  contact: string;
  sessionCookie: string;
};

export async function addOpenApi(app: App, said: Said): Promise<void> {
  const nouns = await contractNouns();
  const documented = new Map<Operation, Documented>();
  app.addHook('onRoute', (route) => {
    const schema = route.schema ?? {};
    const response = { ...(schema.response as object | undefined), '4xx': problem, '5xx': problem };
    route.schema = { querystring: LanguageQuery, ...schema, response };
    const { operation, errors = [] } = route.config ?? {};
    if (!operation) return;
    documented.set(operation, {
      ...nameOf(operation, nouns),
      errors: [...new Set([...errors, ...generalErrors(operation)])].map((error) => error()),
    });
  });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', ...general(said, nouns) },
    transform: documentation(documented),
    transformObject: (document) => {
      if (!('openapiObject' in document)) throw new Error('This document is one of OpenAPI.');
      const { openapiObject } = document;
      const errors = [...documented.values()].flatMap((operation) => operation.errors);
      Object.assign(openapiObject.components ?? {}, { examples: sharedExamples(errors) });
      return openapiObject;
    },
  });
  app.get(
    '/openapi.json',
    { schema: { hide: true }, config: { access: 'everybody' } },
    async (_request, reply) => reply.type('application/json').send(app.swagger()),
  );
}

const general = ({ contact, sessionCookie }: Said, nouns: readonly Noun[]) => ({
  info: {
    title: 'Manzil API',
    version: '1.0.0',
    description: DESCRIPTION,
    contact: { email: contact },
  },
  servers: [{ url: '/' }],
  tags: nouns.map(({ name, about }) => ({ name, description: about })),
  components: {
    securitySchemes: {
      [SESSION]: { type: 'apiKey', in: 'cookie', name: sessionCookie } as const,
    },
  },
});
