import { type ApiError, isApiError } from '@manzil/shared/runtime';
import type { FileFault } from './check-file';

export type UploadState =
  | { is: 'checking' | 'waiting' | 'done' }
  /** It would do, and is sent once it is said what it is. */
  | { is: 'kept' }
  /** How much has gone out, from 0 to 1. */
  | { is: 'sending'; fraction: number }
  /** Only another file will do. */
  | { is: 'refused'; why: FileFault | ApiError }
  /** The same again may do. */
  | { is: 'failed'; why: ApiError };

export type Upload<About = unknown> = {
  /** Goes to the API with each attempt, which stores the file once. */
  readonly id: string;
  readonly file: File;
  /** What was said of it when it was chosen; null = nothing yet. */
  readonly about: About | null;
  readonly state: UploadState;
};

export const isUnderWay = ({ state }: Upload): boolean =>
  state.is === 'checking' || state.is === 'waiting' || state.is === 'sending';

export const hasEnded = (state: UploadState): state is Extract<UploadState, { why: unknown }> =>
  state.is === 'refused' || state.is === 'failed';

/** Not signed in, too slow, too early, too many. */
const PASSING = [401, 408, 425, 429];

/** Where what was wrong lies with the connection, the session or a server that is busy, not with the file. */
const mayPass = ({ status, code }: ApiError): boolean =>
  status < 400 || status > 499 || PASSING.includes(status) || code === 'upload.interrupted';

/** What has become of an upload that threw. @throws what is no answer of the API */
export function stateAfter(why: unknown): UploadState {
  if (!isApiError(why)) throw why;
  return { is: mayPass(why) ? 'failed' : 'refused', why };
}
