import { PORTAL } from '../test-app';

/** Longer than the API may take in any state; an answer after it is none. */
const DEADLINE_MS = 15_000;

export type Ask = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  cookie?: string;
  json?: object;
  bytes?: Buffer;
  /** Statuses that are right beside 2xx, and 503 as a problem. */
  allowed?: number[];
  /** 503 is no answer to this. */
  always?: true;
};

export function initOf({ method, cookie, json, bytes }: Ask): RequestInit {
  const type = json ? 'application/json' : bytes && 'application/octet-stream';
  return {
    method,
    headers: { origin: PORTAL, ...(cookie && { cookie }), ...(type && { 'content-type': type }) },
    body: json ? JSON.stringify(json) : bytes ? new Uint8Array(bytes) : null,
    signal: AbortSignal.timeout(DEADLINE_MS),
  };
}
