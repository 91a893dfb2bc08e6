import { randomUUID } from 'node:crypto';
import type { Caller } from './test-app';

type Said = Record<string, string>;

/** Where a passport is uploaded to, unless told otherwise. */
export const uploadUrl = (said: Said = {}, uploadId: string = randomUUID()): string =>
  `/documents/uploads/${uploadId}?${new URLSearchParams({
    document_type: 'passport',
    name: 'Reisepass.pdf',
    valid_until: '2031-05-01',
    ...said,
  })}`;

/** Sends a body as bytes. */
export const put = (caller: Caller, url: string, payload: Buffer) =>
  caller.call({
    method: 'PUT',
    url,
    headers: { 'content-type': 'application/octet-stream' },
    payload,
  });
