import { isDatabaseFull, isDatabaseUnavailable } from '../postgres/unavailable';
import { AppError } from './errors';
import {
  addressTooLong,
  databaseFull,
  databaseUnavailable,
  internal,
  malformed,
  mediaType,
  tooLarge,
} from './request-errors';

const RETRY_AFTER_S = '2';

const FRAMEWORK: Record<string, (details?: { cause?: unknown }) => AppError> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: mediaType,
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_ERR_MAX_PARAM_LENGTH: addressTooLong,
};

export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) {
    return databaseUnavailable({ headers: { 'retry-after': RETRY_AFTER_S }, cause: error });
  }
  if (isDatabaseFull(error)) return databaseFull({ cause: error });
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  const known = typeof code === 'string' ? FRAMEWORK[code] : undefined;
  if (known) return known({ cause: error });
  // The framework's other complaints: bad JSON, a bad length, a bad address.
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return malformed({ cause: error });
  }
  return internal({ cause: error });
}
