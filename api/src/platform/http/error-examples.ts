import { STATUS_CODES } from 'node:http';
import type { Problem } from '@manzil/shared/contract/problem';
import { Language } from '@manzil/shared/contract/values';
import type { AppError } from './errors';
import { PROBLEM_TYPE, toProblem } from './problem';

type Example = { summary: string; value: Problem };
type Response = { content?: Record<string, object> };

const REQUEST_ID = '3f0c1d1e-8a4b-4c57-9d2e-6b1f0a7c9e55';

const examplesOf = (error: AppError): [name: string, Example][] =>
  Language.options.map((language) => [
    `${error.definition.code}.${language}`,
    { summary: error.text(language), value: toProblem(error, language, REQUEST_ID) },
  ]);

export const sharedExamples = (errors: readonly AppError[]): Record<string, Example> =>
  Object.fromEntries(errors.filter(isSame).flatMap(examplesOf));

const isSame = ({ details }: AppError) => Object.keys(details).length === 0;

export const describedResponses = (responses: object, errors: readonly AppError[]) =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]: [string, Response]) => {
      if (!status.endsWith('xx')) {
        return [status, { ...response, 'x-response-description': STATUS_CODES[status] }];
      }
      const own = errors.filter(({ statusCode }) => String(statusCode)[0] === status[0]);
      return [status, problemResponse(response, own)];
    }),
  );

function problemResponse({ content = {} }: Response, errors: readonly AppError[]) {
  const codes = errors.map(({ definition: { code, status } }) => `- \`${code}\` (${status})`);
  const examples = errors.flatMap((error) =>
    examplesOf(error).map(([name, example]) => [
      name,
      isSame(error) ? { $ref: `#/components/examples/${name}` } : example,
    ]),
  );
  return {
    description: ['A problem:', '', ...codes].join('\n'),
    content: {
      [PROBLEM_TYPE]: { ...content[PROBLEM_TYPE], examples: Object.fromEntries(examples) },
    },
  };
}
