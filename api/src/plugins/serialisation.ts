import { z } from '@manzil/shared/contract/schema';
import fastJson, { type Schema as JsonSchema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

type Schema = z.core.$ZodType;
type Json = z.core.JSONSchema.BaseSchema;

/** What only a check needs; the writer goes by names and types. */
const CHECKS = [
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minLength',
  'maxLength',
] as const;

/** A choice between something and null is written as something that may be null; choices cost a check per value. */
function simplify(json: Json): void {
  for (const check of CHECKS) delete json[check];
  const [value, nothing] = json.anyOf ?? [];
  if (json.anyOf?.length !== 2 || !value || nothing?.type !== 'null' || value.anyOf) return;
  delete json.anyOf;
  Object.assign(json, value, { nullable: true });
}

/** Writes what the schema names and nothing else: ten times as fast as checking and writing. */
function writer(schema: Schema): (data: unknown) => string {
  return fastJson(
    z.toJSONSchema(schema, {
      io: 'output',
      override: ({ jsonSchema }) => simplify(jsonSchema),
    }) as JsonSchema,
  );
}

/** Answers as the contract lists them. What the schema does not name does not leave. */
export const answerSerialiser: FastifySerializerCompiler<Schema> = ({ schema }) => writer(schema);

/** As `answerSerialiser`, and an answer that breaks its schema in any way is an error: for tests. */
export const checkedSerialiser: FastifySerializerCompiler<Schema> = ({ schema, method, url }) => {
  const write = writer(schema);
  return (data) => {
    const checked = z.safeParse(schema, data);
    if (!checked.success) {
      throw new Error(`${method} ${url} broke its contract: ${z.prettifyError(checked.error)}`);
    }
    return write(data);
  };
};
