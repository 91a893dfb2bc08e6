import { createServer } from 'node:net';

/** A loopback port that nobody listens on; it can be lost to somebody until it is used. */
export function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free loopback port.'));
      });
    });
  });
}
