import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { Registry } from 'prom-client';

type Options = {
  host: string;
  port: number;
  scrape: () => Promise<string>;
  onError: (error: unknown) => void;
};

/** On a port of its own that the public never reaches. @throws what `listen` throws */
export async function serveMetrics({ host, port, scrape, onError }: Options): Promise<Server> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url?.split('?')[0] !== '/metrics') return end(response, 404);
    try {
      end(response, 200, await scrape());
    } catch (error) {
      onError(error);
      end(response, 500);
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

function end(response: ServerResponse, status: number, body = ''): void {
  response.writeHead(status, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(body);
}

/** Scrapers keep their connections open. */
export async function closeMetrics(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
