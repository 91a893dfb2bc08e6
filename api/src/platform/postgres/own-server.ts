import { EmbeddedPostgresError, startEmbeddedPostgres } from '@manzil/embedded-postgres';
import { StartError } from '../start-error';

type Options = { dataDir: string; apiRoot: string; warn: (message: string) => void };

/** @throws StartError when another process owns the data or the server cannot run */
export async function startOwnServer({ dataDir, apiRoot, warn }: Options) {
  try {
    return await startEmbeddedPostgres({ dataDir, packageRoot: apiRoot, warn });
  } catch (cause) {
    if (!(cause instanceof EmbeddedPostgresError)) throw cause;
    throw new StartError(cause.message, { cause });
  }
}
