import { join } from 'node:path';
import { packageDir } from './packages';
import { type ServerProcess, startServer } from './server-process';

export type PortalOptions = {
  portalPort: number;
  apiPort: number;
  dataDir: string;
  /** Variables of an API on another database server; without them it runs one, with demo accounts. */
  database?: Readonly<Record<string, string>> | undefined;
  /** Further ports on which an edge for this API may be opened. */
  extraPortalPorts?: readonly number[];
};

export type Portal = { api: ServerProcess; edge: ServerProcess; stop: () => Promise<void> };

/** Starts the built API and edge. `onReady` hears of each as it becomes ready. Rejects after stopping both. */
export async function startPortal(
  options: PortalOptions,
  onReady: (name: 'api' | 'edge') => void,
): Promise<Portal> {
  const { portalPort, apiPort, dataDir, database, extraPortalPorts = [] } = options;
  const hosts = ['localhost', '127.0.0.1'];
  const common = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir };
  const logDir = join(dataDir, 'logs');
  const api = startServer({
    name: 'api',
    script: join(packageDir('api'), 'dist/server.mjs'),
    port: apiPort,
    logDir,
    env: {
      ...common,
      PORT: String(apiPort),
      PORTAL_ORIGINS: [portalPort, ...extraPortalPorts]
        .flatMap((port) => hosts.map((host) => `http://${host}:${port}`))
        .join(','),
      ...(database ?? { MANZIL_DEMO: '1' }),
    },
  });
  const edge = startServer({
    name: 'edge',
    script: join(packageDir('host'), 'dist/edge.mjs'),
    port: portalPort,
    logDir,
    env: {
      ...common,
      PORTAL_PORT: String(portalPort),
      API_HOSTS: JSON.stringify(
        Object.fromEntries(
          hosts.map((host) => [`${host}:${portalPort}`, `http://${host}:${apiPort}`]),
        ),
      ),
    },
  });
  const stop = async (): Promise<void> => {
    await Promise.all([api.stop(), edge.stop()]);
  };
  try {
    await Promise.all([
      api.ready.then(() => onReady('api')),
      edge.ready.then(() => onReady('edge')),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { api, edge, stop };
}
