import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server-process';

test('a server that answers on the port already is not taken for the one that was started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manzil-server-'));
  const other = createServer((_request, response) => response.end()).listen(0, '0.0.0.0');
  await once(other, 'listening');
  const script = join(folder, 'waits.mjs');
  writeFileSync(script, 'setInterval(() => undefined, 1_000);');
  const { port } = other.address() as AddressInfo;
  const server = startServer({ name: 'edge', script, port, env: process.env, logDir: folder });
  await expect(server.ready).rejects.toThrow(`Port ${port} is taken.`);
  await server.stop();
  other.close();
  rmSync(folder, { recursive: true });
});
