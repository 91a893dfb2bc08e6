import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A bare server on the database of an API. @param investor id of whose rows it shows */
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
  await once(child, 'message');
  return child;
}
