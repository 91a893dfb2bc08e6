import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_TYPE } from './problem';

/** Headers of answers that are written before any hook runs. */
export const BARE = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

const REASONS: Record<string, { status: number; code: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request.timeout' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'request.headers_too_large' },
};

/** What is not HTTP, too slow or too much of it: no request exists, so the answer is bare bytes. */
export function answerBrokenHttp(error: Pick<NodeJS.ErrnoException, 'code'>, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code } = REASONS[error.code ?? ''] ?? { status: 400, code: 'request.malformed' };
  const title = STATUS_CODES[status] ?? 'Error';
  const body = JSON.stringify({
    type: `urn:manzil:problem:${code}`,
    title,
    status,
    instance: 'urn:manzil:request',
    message: 'Die Anfrage ist nicht lesbar. The request cannot be read.',
    code,
  });
  const headers = {
    ...BARE,
    'content-type': PROBLEM_TYPE,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
