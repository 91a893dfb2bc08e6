import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

export type SilentSource = {
  url: string;
  /** Resolves when somebody has connected. */
  asked: Promise<unknown>;
  /** Resolves when every connection to it has ended. */
  left: () => Promise<unknown>;
  close: () => void;
};

/** A server that takes every connection and never says a word. */
export async function silentSource(): Promise<SilentSource> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    // Reads, as a socket that nobody reads never ends.
    sockets.push(socket.resume());
    socket.on('error', () => undefined);
  });
  const asked = once(server, 'connection');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    left: () => Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close'))),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
