import { STATUS_CODES } from 'node:http';
import type { Problem } from '@manzil/shared/contract/problem';
import type { Language } from '@manzil/shared/contract/values';
import type { AppError } from './errors';

export const PROBLEM_TYPE = 'application/problem+json';

/** A 404 names no request: missing and somebody else's must answer with the same bytes. */
const NO_INSTANCE = 'urn:manzil:request';

export function toProblem(error: AppError, language: Language, requestId: string): Problem {
  const { status, code } = error.definition;
  const fields = Object.entries(error.details.fields ?? {});
  return {
    type: `urn:manzil:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    instance: status === 404 ? NO_INSTANCE : `${NO_INSTANCE}:${requestId}`,
    message: error.text(language),
    code,
    ...(error.details.challenge && { challenge: error.details.challenge }),
    ...(fields.length > 0 && {
      fields: Object.fromEntries(fields.map(([path, text]) => [path, text[language]])),
    }),
  };
}
