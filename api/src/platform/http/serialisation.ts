import { z } from '@manzil/shared/contract/schema';
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js';
import fastJson, { type Schema as JsonSchema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import type { App } from './module';

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

/** To try one choice after the other is slow: ajv describes what is wrong with each that fails. */
function joinNull(json: Json): void {
  const [value, nothing] = json.anyOf ?? [];
  if (json.anyOf?.length !== 2 || nothing?.type !== 'null') return;
  if (typeof value?.type !== 'string' || 'const' in value) return;
  delete json.anyOf;
  Object.assign(json, value, { nullable: true }, value.enum && { enum: [...value.enum, null] });
}

function writer(schema: Schema): (data: unknown) => string {
  return fastJson(
    z.toJSONSchema(schema, {
      io: 'output',
      override: ({ jsonSchema }) => {
        for (const name of CHECKS) delete jsonSchema[name];
        joinNull(jsonSchema);
      },
    }) as JsonSchema,
  );
}

/** Of schemas that zod has written: whether they are schemas needs no check, which would take longer than all the rest. */
const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false });

function check(schema: Schema): (data: unknown) => boolean {
  return ajv.compile(
    z.toJSONSchema(schema, {
      io: 'output',
      override: ({ jsonSchema }) => {
        // The writer drops other names; those of a record have a schema here.
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
        delete jsonSchema.pattern;
        joinNull(jsonSchema);
      },
    }),
  );
}

/** What the schema lacks does not leave; a missing or wrong value is an error, where the writer would make a zero. */
export const answerSerialiser: FastifySerializerCompiler<Schema> = ({ schema, method, url }) => {
  // Compiled at a route's first answer: all of them together take a second of the start.
  let compiled: { fits: ReturnType<typeof check>; write: ReturnType<typeof writer> } | undefined;
  return (data) => {
    compiled ??= { fits: check(schema), write: writer(schema) };
    const { fits, write } = compiled;
    if (!fits(data)) throw new Error(`${method} ${url} broke its contract.`);
    return write(data);
  };
};

/** Node sends bytes at once; a text it measures, then encodes into three times the room. */
export function sendBytes(app: App): void {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    done(null, typeof payload === 'string' ? Buffer.from(payload) : payload);
  });
}

/** As `answerSerialiser`, and says what is wrong: for tests. */
export const checkedSerialiser: FastifySerializerCompiler<Schema> = ({ schema, method, url }) => {
  const write = answerSerialiser({ schema, method, url });
  return (data) => {
    const checked = z.safeParse(schema, data);
    if (!checked.success) {
      throw new Error(`${method} ${url} broke its contract: ${z.prettifyError(checked.error)}`);
    }
    return write(data);
  };
};
