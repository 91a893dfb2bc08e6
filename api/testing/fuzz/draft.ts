import type { FileName } from './sample-files';
import type { Slot, Value } from './slots';

/** `owner`: signed in; `visitor`: not; `stranger`: with cookies of nobody. */
export type CallerName = 'owner' | 'visitor' | 'stranger';

export type Headers = Record<string, string | Slot>;

export type Content =
  | { json: Value; mangle?: string }
  | { hex: string }
  /** Sample file, cut off behind so much of it (0 to 1), a byte changed there. */
  | { file: FileName; cutAt?: number; changedAt?: number };

/** A request before its slots are filled. */
export type Draft = {
  caller: CallerName;
  params: Value;
  query: Value;
  /** Appended to the query, as it is. */
  rawQuery?: string;
  /** Takes the place of the path's ids, as it is. */
  rawParam?: string;
  headers: Headers;
  content: Content | null;
  /** Left out: the documented one. null = none. */
  mediaType?: string | null;
};

export const BINARY = 'application/octet-stream';
