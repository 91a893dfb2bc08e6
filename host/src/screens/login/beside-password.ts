import { ApiError, isApiError } from '@manzil/shared/runtime';

/** A wrong password belongs to its field: who typed it looks there. */
export function besidePassword(error: unknown): never {
  if (!isApiError(error, 401) || error.fields.password) throw error;
  const { status, code, message, instance } = error;
  throw new ApiError(status, code, '', { password: message }, instance);
}
