import { createServer, type IncomingMessage } from 'node:http';
import { ports } from './origins';

/** One item of an envelope: its type and its content, parsed where it is JSON. */
export type Item = { type: string; content: Record<string, unknown>; text: string };

const NEWLINE = 10;

/** An envelope is a line, then items: a line that says type and length, and the content. */
function itemsOf(envelope: Buffer): Item[] {
  const items: Item[] = [];
  let at = envelope.indexOf(NEWLINE) + 1;
  while (at < envelope.length) {
    const start = envelope.indexOf(NEWLINE, at) + 1;
    const { type, length } = JSON.parse(envelope.subarray(at, start).toString()) as {
      type: string;
      length?: number;
    };
    const next = envelope.indexOf(NEWLINE, start);
    const end = length === undefined ? (next < 0 ? envelope.length : next) : start + length;
    const text = envelope.subarray(start, end).toString();
    items.push({ type, text, content: type === 'replay_recording' ? {} : JSON.parse(text) });
    at = end + 1;
  }
  return items;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export type Reports = {
  dsn: string;
  origin: string;
  /** How often it was asked for anything at all. */
  requests: () => number;
  /** Everything of a type that has arrived. */
  items: (type: string) => Item[];
  clear: () => void;
  close: () => Promise<void>;
};

/** Takes reports as Sentry's ingest does, and remembers them. */
export async function startReports(): Promise<Reports> {
  let items: Item[] = [];
  let requests = 0;
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    requests += 1;
    if (request.method === 'POST') items.push(...itemsOf(body));
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}');
  });
  await new Promise<void>((listening) => server.listen(ports.reports, 'localhost', listening));
  return {
    dsn: `http://key@localhost:${ports.reports}/7`,
    origin: `http://localhost:${ports.reports}`,
    requests: () => requests,
    items: (type) => items.filter((item) => item.type === type),
    clear: () => {
      items = [];
      requests = 0;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
