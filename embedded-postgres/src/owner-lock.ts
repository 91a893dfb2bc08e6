import { unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './error';
import { dataDirKey } from './location';

export type OwnerLock = { release: () => Promise<void> };

/**
 * Makes this process the one that owns the folder, until it ends.
 * @param dataDir as `openDataDir` answers it
 * @param why said to whoever comes second
 * @throws EmbeddedPostgresError where another process does
 */
export async function takeOwnerLock(
  dataDir: string,
  why = 'another Manzil API runs on it. Stop it first',
): Promise<OwnerLock> {
  // A listening socket dies with its process, whatever ends it, so nobody answers at a stale one; no pid is compared.
  const path = join(tmpdir(), `manzil-${dataDirKey(dataDir)}.sock`);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = await listen(path);
    if (server) return { release: () => close(server) };
    const code = await probe(path);
    if (code !== 'ECONNREFUSED' && code !== 'ENOENT') break;
    await removeStale(path);
  }
  throw new EmbeddedPostgresError(`${dataDir} is in use: ${why}.`);
}

/** null when the path is taken. */
function listen(path: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    // Another user's API must be able to knock.
    server.listen({ path, writableAll: true }, () => resolve(server.unref()));
  });
}

/** Error code of a connection attempt; undefined when somebody answered. */
function probe(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(undefined);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

async function removeStale(path: string): Promise<void> {
  try {
    await unlink(path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw new EmbeddedPostgresError(`${path} was left by another user. Remove it.`, { cause });
  }
}
