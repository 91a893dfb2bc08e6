import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { compressed } from '../../host/edge/compress';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type Answer = { headers: Record<string, string>; body: Buffer };
export type Answers = ReadonlyMap<string, Answer>;

async function answer(path: string, content: Buffer, caching: string): Promise<Answer> {
  const { '.br': brotli } = await compressed(path, content);
  const body = brotli ?? content;
  return {
    body,
    headers: {
      'content-type': types[extname(path)] ?? 'text/html; charset=utf-8',
      'content-length': String(body.byteLength),
      'cache-control': caching,
      etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`,
      ...(brotli && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    },
  };
}

/** Every file of a folder, compressed once and immutable, by its path. */
export async function filesIn(folder: string): Promise<Answers> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const served = names.filter((name) => types[extname(name)]);
  const entries = served.map(async (name) => {
    const content = readFileSync(join(folder, name));
    const caching = 'public, max-age=31536000, immutable';
    return [`/${name}`, await answer(name, content, caching)] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Serves the files, and the document on every other path, as any static web server does. */
export async function serve(port: number, files: Answers, html: string): Promise<Server> {
  const document = await answer('index.html', Buffer.from(html), 'no-cache');
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { headers, body } = files.get(pathname) ?? document;
    if (request.headers['if-none-match'] === headers.etag) {
      response.writeHead(304, { etag: headers.etag, 'cache-control': headers['cache-control'] });
      response.end();
    } else {
      response.writeHead(200, headers);
      response.end(body);
    }
  };
  const server = createServer(handle);
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  return server;
}
