import type { Proof } from '../proofs/proof';
import { proofOf } from '../proofs/proofs';
import { nameOf, type Route } from '../routes';
import type { TestApp } from '../test-app';
import type { JsonSchema } from './json';

export type Operation = Route & {
  /** `PUT /settings` */
  name: string;
  proof: Proof;
  /** As schemas of objects, like a body's. */
  params: JsonSchema;
  query: JsonSchema;
  body: { mediaType: string; schema: JsonSchema } | null;
  /** By status (`200`, `4XX`), then by media type. */
  answers: Record<string, Record<string, JsonSchema>>;
};

type Content = Record<string, { schema?: JsonSchema }>;
type Documented = {
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

/** Every operation that `/openapi.json` publishes, by name. */
export async function publishedOperations(portal: TestApp): Promise<Map<string, Operation>> {
  const { paths } = (await portal.anonymous.get('/openapi.json')).json() as {
    paths: Record<string, Record<string, Documented>>;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, documented]) =>
      operationOf({ method: method.toUpperCase() as Route['method'], path }, documented),
    ),
  );
  return new Map(operations.map((operation) => [operation.name, operation]));
}

function operationOf(route: Route, documented: Documented): Operation {
  const [body] = Object.entries(documented.requestBody?.content ?? {});
  return {
    ...route,
    name: nameOf(route),
    proof: proofOf(route),
    params: parametersIn('path', documented),
    query: parametersIn('query', documented),
    body: body ? { mediaType: body[0], schema: body[1].schema ?? {} } : null,
    answers: Object.fromEntries(
      Object.entries(documented.responses).map(([status, { content = {} }]) => [
        status,
        Object.fromEntries(
          Object.entries(content).map(([type, { schema = {} }]) => [type, schema]),
        ),
      ]),
    ),
  };
}

function parametersIn(place: string, { parameters = [] }: Documented): JsonSchema {
  const own = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  };
}
