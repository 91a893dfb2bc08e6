import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { list, type Stored } from './s3-listing';

export type Fault =
  /** What Amazon calls SlowDown. */
  | '503'
  /** Accepts the connection and says nothing. */
  | 'silence'
  /** Says that all is well, with an error as its body, and keeps nothing. */
  | '200 with an error'
  /** Says that all is well and keeps other bytes. */
  | 'other bytes';

export type S3Double = {
  /** For FILES_URL. */
  url: string;
  objects: Map<string, Stored>;
  /** Requests that have come, by method and path. */
  requests: string[];
  /** What happens to requests of this method until `null` is set. */
  fault: { method: string; kind: Fault } | null;
  close: () => Promise<void>;
};

const BUCKET = 'manzil-test';

/** As much of S3 as a store of files uses, on this machine, with faults. */
export async function startS3Double(): Promise<S3Double> {
  const double: Omit<S3Double, 'url' | 'close'> = {
    objects: new Map(),
    requests: [],
    fault: null,
  };
  const server = createServer((request, response) => {
    void answer(double, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const endpoint = encodeURIComponent(`http://127.0.0.1:${portOf(server)}`);
  return Object.assign(double, {
    url: `s3://${BUCKET}?endpoint=${endpoint}&region=eu-central-1`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return address && typeof address === 'object' ? address.port : 0;
}

async function answer(
  double: Omit<S3Double, 'url' | 'close'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '' } = request;
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const key = decodeURIComponent(pathname).slice(BUCKET.length + 2);
  double.requests.push(`${method} ${pathname}`);
  const body = await buffer(request);
  const kind = double.fault?.method === method ? double.fault.kind : null;
  if (kind === 'silence') return;
  if (kind === '503') return error(response, 503, 'SlowDown');
  if (kind === '200 with an error') return error(response, 200, 'InternalError');

  if (method === 'PUT') {
    const sha256 = createHash('sha256').update(body).digest('base64');
    const announced = request.headers['x-amz-checksum-sha256'];
    if (announced && announced !== sha256) return error(response, 400, 'BadDigest');
    const content = kind === 'other bytes' ? Buffer.concat([body, body]) : body;
    const kept = createHash('sha256').update(content).digest('base64');
    double.objects.set(key, { content, sha256: kept, modifiedAt: new Date() });
    response.setHeader('etag', '"double"').end();
    return;
  }
  if (method === 'DELETE') {
    double.objects.delete(key);
    response.writeHead(204).end();
    return;
  }
  if (key === '') return list(double, searchParams, response);
  const found = double.objects.get(key);
  if (!found) return error(response, 404, 'NoSuchKey');
  response.setHeader('content-length', found.content.length);
  response.setHeader('last-modified', found.modifiedAt.toUTCString());
  response.setHeader('x-amz-checksum-sha256', found.sha256);
  response.end(method === 'HEAD' ? undefined : found.content);
}

function error(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
