import { createServer } from 'node:net';
import { variable } from './environment';
import { fail } from './terminal';

/** The port that a variable names. Ends the command when it names none. */
export function portOf(name: string, fallback: number): number {
  const given = variable(name);
  const port = Number(given ?? fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`${name} must be a port number, not "${given}".`);
  return port;
}

const hosts = ['localhost', '127.0.0.1'];

/** Origins of a portal that is opened on this machine. */
export const originsOf = (port: number): string[] => hosts.map((host) => `http://${host}:${port}`);

/** Origin of the API for each host of a portal that is opened on this machine. */
export const apiHostsOf = (portalPort: number, apiPort: number): Record<string, string> =>
  Object.fromEntries(hosts.map((host) => [`${host}:${portalPort}`, `http://${host}:${apiPort}`]));

/** Rejects when nothing can listen on the port. */
export function assertFree(port: number, name: string, command = 'start'): Promise<void> {
  return new Promise((done, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken. Stop what uses it, or choose another: ${name}=${port + 100} npx pnpm@12 ${command}`
            : `Port ${port} cannot be used (${error.code}). Choose another with ${name}.`,
        ),
      ),
    );
    probe.listen(port, '0.0.0.0', () => probe.close(() => done()));
  });
}

/** Ports on which nothing listens: the first free ones from 3390 on. */
export async function freePorts(count: number): Promise<number[]> {
  const free: number[] = [];
  for (let port = 3390; free.length < count && port < 4000; port += 1) {
    const taken = await assertFree(port, 'port').then(
      () => false,
      () => true,
    );
    if (!taken) free.push(port);
  }
  return free;
}
