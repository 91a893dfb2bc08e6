import { describeError } from '../logger';

type Described = { type: string; code?: string; message?: string; cause?: Described };

/** pg-boss would keep all of an error, and that of a query quotes its parameters, which are somebody's. */
export function failureReason(error: unknown): Error {
  const told = innermost(describeError(error) as Described);
  return Object.assign(new Error(told.message ?? told.type), {
    name: told.type,
    // The log has it.
    stack: undefined,
    ...(told.code && { code: told.code }),
  });
}

const innermost = (told: Described): Described => (told.cause ? innermost(told.cause) : told);
