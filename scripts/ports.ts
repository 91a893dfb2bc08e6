import { createServer } from 'node:net';
import { fail } from './terminal';

/** The port that a variable names. Ends the command when it names none. */
export function portOf(variable: string, fallback: number): number {
  const port = Number(process.env[variable] ?? fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`${variable} must be a port number, not "${process.env[variable]}".`);
  return port;
}

/** Rejects when nothing can listen on the port. */
export function assertFree(port: number, variable: string, command = 'start'): Promise<void> {
  return new Promise((done, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken. Stop what uses it, or choose another: ${variable}=${port + 100} npx pnpm@12 ${command}`
            : `Port ${port} cannot be used (${error.code}). Choose another with ${variable}.`,
        ),
      ),
    );
    probe.listen(port, '0.0.0.0', () => probe.close(() => done()));
  });
}
