/**
 * An answer of the API that is no success, or none at all.
 * `status` 0 and code `network.unreachable`: the API did not answer. `message` is in the reader's language
 * when the API sent it, empty otherwise.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    message = '',
    readonly fields: Readonly<Record<string, string>> = {},
    readonly instance = '',
  ) {
    super(message);
  }
}

/** True for an ApiError of any remote's copy, with this status when one is given. */
export function isApiError(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && (status === undefined || error.status === status);
}
