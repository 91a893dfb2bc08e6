/**
 * An answer of the API that is no success, or none at all.
 * `status` 0: no answer came (`network.unreachable`), or none in time (`network.late`). Otherwise `code` is the API's,
 * or `response.unreadable` for a refusal and `response.unexpected` for a success of another shape than agreed.
 * `message` is in the user's language when the API sent it, empty otherwise. `fields`: name of an input and what is
 * wrong with it. `instance`: number of the request, for the support. `challenge`: a proof of work
 * that takes the place of the refusal.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    message = '',
    readonly fields: Readonly<Record<string, string>> = {},
    readonly instance = '',
    readonly challenge = '',
  ) {
    super(message);
  }
}

/** True for an ApiError, with this status when one is given. The class is the same in host and remotes. */
export function isApiError(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && (status === undefined || error.status === status);
}
