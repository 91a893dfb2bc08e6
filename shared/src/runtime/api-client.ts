import {
  type AddressInput,
  type AnswerOf,
  addressOf,
  type Given,
  type Operation,
  type OperationInput,
} from '../contract/operation';
import { Problem } from '../contract/problem';
import { ApiError } from './api-error';
import { currentInvestor } from './bus';
import { portalConfig } from './portal-config';
import { holdReload } from './reload-hold';

type Schema<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } };
/** Resolves true where the same investor has a session again. */
type Unauthorised = () => Promise<boolean>;

/** Milliseconds after which a user is told that an answer does not come. */
const READ_DEADLINE_MS = 10_000;
const WRITE_DEADLINE_MS = 30_000;
/** 10 MB over a slow line. */
const FILE_DEADLINE_MS = 120_000;

let onUnauthorised: Unauthorised = async () => false;

/** What happens when the API says that there is no session. Only the host's session sets it. */
export const setUnauthorisedHandler = (handler: Unauthorised): void => {
  onUnauthorised = handler;
};

/**
 * For a write that may be answered with 401: call it before sending, and what it returns after that answer. It has the
 * user sign in again in place.
 * @returns whether it is worth sending once more, as who has sent it is signed in again; somebody else may be by then
 */
export function regainingSession(): () => Promise<boolean> {
  const sender = currentInvestor()?.investor_id;
  return async () => (await onUnauthorised()) && currentInvestor()?.investor_id === sender;
}

/** A wrong password is no lost session. */
const lacksSession = (path: string, { status }: Response): boolean =>
  status === 401 && !path.startsWith('/auth/');

/** Follows the caller's signal, and aborts by itself when the time is over. `AbortSignal.any` asks for newer browsers. */
function deadline(ms: number, caller?: AbortSignal): AbortSignal {
  const time = AbortSignal.timeout(ms);
  if (!caller) return time;
  const either = new AbortController();
  for (const signal of [caller, time]) {
    if (signal.aborted) either.abort(signal.reason);
    signal.addEventListener('abort', () => either.abort(signal.reason));
  }
  return either.signal;
}

/** What to throw for an answer that did not come, or not whole. A caller that has gone away gets its own abort back. */
function networkFailure(error: unknown): unknown {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return error;
  return new ApiError(0, name === 'TimeoutError' ? 'network.late' : 'network.unreachable');
}

/** Where a file of the API is, for an `img` or a link. @param path below the API's base, as its answers name it */
export const apiAddress = (path: string): string =>
  `${portalConfig().apiBase}/${path.replace(/^\/+/, '')}`;

async function request(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(apiAddress(path), { credentials: 'include', ...init });
  } catch (error) {
    throw networkFailure(error);
  }
}

/** The body as JSON, undefined when it is none. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw networkFailure(error);
  }
}

/** What to throw for a refusal. */
function refusal(status: number, body: unknown): ApiError {
  const problem = Problem.safeParse(body);
  if (!problem.success) {
    // A message may be all there is (specification §7).
    const { message } = Object(body) as { message?: unknown };
    return new ApiError(status, 'response.unreadable', typeof message === 'string' ? message : '');
  }
  const { code, message, fields, instance, challenge } = problem.data;
  return new ApiError(status, code, message, fields, instance, challenge);
}

/**
 * What an answer of the API says, however it was asked.
 * @param body as JSON; nothing where it is none
 * @throws ApiError for a refusal, and for another shape than agreed
 */
export function answerOf<T>(status: number, body: unknown, schema: Schema<T>): T {
  if (status < 200 || status > 299) throw refusal(status, body);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new ApiError(status, 'response.unexpected');
  return parsed.data;
}

async function read<O extends Operation>(operation: O, response: Response): Promise<AnswerOf<O>> {
  return answerOf(response.status, await bodyOf(response), operation.answer as Schema<AnswerOf<O>>);
}

/**
 * Reads from the API. Sends no header of its own, so that a `preload` in the document serves it.
 * @throws ApiError, with status 0 when there is no answer within 10 s, 404 for parameters that can name nothing;
 * AbortError when `signal` aborts
 */
export async function apiGet<O extends Operation>(
  operation: O,
  input: AddressInput<O>,
  signal?: AbortSignal,
): Promise<AnswerOf<O>> {
  if (operation.params?.safeParse(input.params).success === false)
    throw new ApiError(404, 'not_found');
  const path = addressOf(operation, input);
  const response = await request(path, { signal: deadline(READ_DEADLINE_MS, signal) });
  if (lacksSession(path, response)) void onUnauthorised();
  return read(operation, response);
}

/**
 * Asks whether the API would answer, without the answer: before the browser is sent to a file, as it would show a refusal
 * in the place of the portal.
 * @throws ApiError, which says no more than the status; with status 0 when there is no answer within 10 s
 */
export async function apiHead<O extends Operation>(
  operation: O,
  ...[input]: Given<AddressInput<O>>
): Promise<void> {
  const path = addressOf(operation, input);
  const response = await request(path, { method: 'HEAD', signal: deadline(READ_DEADLINE_MS) });
  if (response.ok) return;
  if (lacksSession(path, response)) void onUnauthorised();
  throw refusal(response.status, undefined);
}

/**
 * Writes to the API as JSON, or without a body; problems come back in `language`. The portal does not reload meanwhile.
 * Where the session has ended the user signs in again in place, and it is sent once more.
 * @throws ApiError, with status 0 when there is no answer within 30 s: what was written may have arrived
 */
export async function apiSend<O extends Operation>(
  operation: O,
  language: string,
  ...[input]: Given<OperationInput<O>>
): Promise<AnswerOf<O>> {
  const path = addressOf(operation, input);
  const headers: Record<string, string> = { 'accept-language': language };
  const body = input?.body;
  if (body) headers['content-type'] = 'application/json';
  const send = () =>
    request(path, {
      method: operation.method,
      headers,
      body: body ? JSON.stringify(body) : null,
      signal: deadline(WRITE_DEADLINE_MS),
    });
  const regainSession = regainingSession();
  const release = holdReload();
  try {
    const response = await send();
    const again = lacksSession(path, response) && (await regainSession());
    return await read(operation, again ? await send() : response);
  } finally {
    release();
  }
}

/**
 * Reads a file of the API, whole; problems come back in `language`. The portal does not reload meanwhile.
 * @throws Error in the words of specification §8, with the ApiError as its cause; ApiError with status 0 when no answer
 * comes, what the browser throws when it breaks off or takes longer than 120 s
 */
export async function apiFile<O extends Operation>(
  operation: O,
  language: string,
  ...[input]: Given<AddressInput<O>>
): Promise<Blob> {
  const path = addressOf(operation, input);
  const release = holdReload();
  try {
    const headers = { 'accept-language': language };
    const response = await request(path, { headers, signal: deadline(FILE_DEADLINE_MS) });
    if (response.ok) return await response.blob();
    if (lacksSession(path, response)) void onUnauthorised();
    throw new Error(`Network response was not ok ${response.statusText}`, {
      cause: refusal(response.status, await bodyOf(response)),
    });
  } finally {
    release();
  }
}
