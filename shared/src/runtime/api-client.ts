import { Problem } from '../contract/problem';
import { ApiError } from './api-error';
import { portalConfig } from './portal-config';

type Schema<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } };
type Unauthorised = () => void;

let onUnauthorised: Unauthorised = () => undefined;

/** What happens when the API says that there is no session. Only the host's session sets it. */
export const setUnauthorisedHandler = (handler: Unauthorised): void => {
  onUnauthorised = handler;
};

async function request(path: string, init: RequestInit): Promise<Response> {
  const { apiBase } = portalConfig();
  try {
    return await fetch(`${apiBase}${path}`, { credentials: 'include', ...init });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, 'network.unreachable');
  }
}

async function problemOf(response: Response): Promise<ApiError> {
  const problem = Problem.safeParse(await response.json().catch(() => null));
  if (!problem.success) return new ApiError(response.status, 'response.unreadable');
  const { code, message, fields, instance } = problem.data;
  return new ApiError(response.status, code, message, fields, instance);
}

async function read<T>(path: string, response: Response, schema: Schema<T>): Promise<T> {
  if (!response.ok) {
    // A wrong password is no lost session.
    if (response.status === 401 && !path.startsWith('/auth/')) onUnauthorised();
    throw await problemOf(response);
  }
  const parsed = schema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new ApiError(response.status, 'response.unexpected');
  return parsed.data;
}

/**
 * Reads from the API. Sends no header of its own, so that a `preload` in the document serves it.
 * @throws ApiError
 */
export async function apiGet<T>(path: string, schema: Schema<T>, signal?: AbortSignal): Promise<T> {
  return read(path, await request(path, signal ? { signal } : {}), schema);
}

/**
 * Writes to the API as JSON; problems come back in `language`.
 * @throws ApiError
 */
export async function apiSend<T>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body: unknown,
  schema: Schema<T>,
  language: string,
): Promise<T> {
  const headers = { 'content-type': 'application/json', 'accept-language': language };
  const init = { method, headers, body: JSON.stringify(body ?? {}) };
  return read(path, await request(path, init), schema);
}
