import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * A bare server on the database of an API. @param investor id of whose rows it shows
 * @throws Error when it ends before it listens
 */
export async function startBare(
  databaseUrl: string,
  port: number,
  investor: string,
): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      join(import.meta.dirname, 'bare-server.ts'),
      databaseUrl,
      String(port),
      investor,
    ],
    {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const first = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => new Error('The bare server ended before it listened.')),
  ]);
  if (first instanceof Error) throw first;
  return child;
}
