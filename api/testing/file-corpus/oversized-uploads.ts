import { aPdf } from '../pdfs';
import type { Caller } from '../test-app';
import { uploadUrl } from '../uploads';

export const LIMIT = 10 * 1024 * 1024;

/** White space behind the end is no other data. */
export const sized = (bytes: number) =>
  Buffer.concat([aPdf(), Buffer.alloc(bytes - aPdf().length, ' ')]);

export const form = (parts: number, field = 'a') =>
  Array.from(
    { length: parts },
    (_, n) => `--x\r\nContent-Disposition: form-data; name="${field}${n}"\r\n\r\n1\r\n`,
  ).join('');

export const sendForm = (caller: Caller, payload: string) =>
  caller.call({
    method: 'PUT',
    url: uploadUrl(),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: `${payload}--x--\r\n`,
  });
