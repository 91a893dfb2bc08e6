import { Problem } from '@manzil/shared/contract/problem';
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js';
import type { LightMyRequestResponse } from 'fastify';
import type { JsonSchema } from './json';
import type { Operation } from './operations';

/** What the inside of a program looks like from outside. */
const INSIDES =
  /node_modules|\.[jt]s:\d+|\bat \w+ \(|\bselect\b.+\bfrom\b|\binsert into\b|violates|postgres|drizzle|syntax error at|ECONN/i;

const PROBLEM = 'application/problem+json';
const JSON_TYPES = ['application/json', PROBLEM];

// Formats come with a pattern, which is checked. That the schemas are schemas Redocly says (openapi.test.ts).
const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false });
const checks = new WeakMap<JsonSchema, ReturnType<typeof ajv.compile>>();

function schemaProblem(schema: JsonSchema, value: unknown): string | null {
  const check = checks.get(schema) ?? ajv.compile(schema);
  checks.set(schema, check);
  return check(value) ? null : ajv.errorsText(check.errors);
}

/** What is wrong with an answer; null = nothing. */
export function answerProblem(
  { answers }: Operation,
  { statusCode, headers, body, rawPayload }: LightMyRequestResponse,
): string | null {
  if (statusCode >= 500) return `answers ${statusCode}`;
  const documented = answers[statusCode] ?? answers[`${String(statusCode)[0]}XX`];
  if (!documented) return `answers ${statusCode}, which is not documented`;
  const types = Object.keys(documented);
  if (types.length === 0) return rawPayload.length > 0 ? `has a body with ${statusCode}` : null;
  const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
  const schema = documented[type];
  if (!schema) return `says "${type}" with ${statusCode}; documented: ${types.join(', ')}`;
  if (headers['x-content-type-options'] !== 'nosniff') return 'may be sniffed';
  if (!headers['cache-control']) return 'does not say whether it may be kept';
  if (!JSON_TYPES.includes(type)) return null;
  const value = parsed(body);
  if (value === undefined) return 'is no JSON';
  const problem = schemaProblem(schema, value);
  if (problem) return `breaks its schema: ${problem}`;
  return type === PROBLEM ? complaintProblem(statusCode, value, body) : null;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function complaintProblem(statusCode: number, value: unknown, body: string): string | null {
  const { status, message } = Problem.parse(value);
  if (status !== statusCode) return `says ${status} with ${statusCode}`;
  if (message.trim() === '') return 'says nothing';
  return INSIDES.test(body) ? 'shows its inside' : null;
}
