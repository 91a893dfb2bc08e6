import { problemSentence } from '@manzil/shared/contract/input-problems';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type AppError, notFound, type Text } from './errors';
import { invalid } from './request-errors';

const MAX_FIELDS = 50;

type Inputs = { body: unknown; query: unknown };

/** A refused input: 404 for an id that cannot exist, else 422 with a sentence per field. */
export function validationError(error: unknown, inputs: Inputs): AppError | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  const { validationContext } = error as FastifyError;
  if (validationContext === 'params') return notFound();
  const input = validationContext === 'body' ? inputs.body : inputs.query;
  const fields: [string, Text][] = error.validation.flatMap((issue) => {
    const path = issue.instancePath.split('/').filter(Boolean);
    const paths =
      issue.keyword === 'unrecognized_keys'
        ? (issue.params.keys as string[]).map((key) => [...path, key])
        : [path];
    return paths.map((keys): [string, Text] => [
      keys.join('.') || 'body',
      problemSentence({ ...issue.params, code: issue.keyword }, valueAt(input, keys)),
    ]);
  });
  return invalid({ fields: Object.fromEntries(fields.slice(0, MAX_FIELDS)) });
}

function valueAt(input: unknown, path: string[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
