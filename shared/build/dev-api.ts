import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ServerProcess, startServer } from '../../scripts/server-process';
import { say, seconds } from '../../scripts/terminal';

const QUIET_MS = 150;
const root = resolve(import.meta.dirname, '../..');
const watched = [
  'api/src',
  'api/content',
  'api/migrations',
  'embedded-postgres/src',
  'shared/src/contract',
  'shared/src/domain',
  'shared/src/format',
];

export type ServedApi = { stop: () => Promise<void> };

type ApiOptions = {
  port: number;
  origins: readonly string[];
  dataDir: string;
};

/** Starts again after every edit and reports one it cannot start with. @throws Error when it does not start at first */
export async function serveApi({ port, origins, dataDir }: ApiOptions): Promise<ServedApi> {
  const launch = (): ServerProcess =>
    startServer({
      name: 'api',
      script: join(root, 'api/src/server.ts'),
      port,
      logDir: join(dataDir, 'logs'),
      env: {
        ...process.env,
        NODE_ENV: 'development',
        NODE_OPTIONS: '--import=tsx',
        API_PORT: String(port),
        PORTAL_ORIGINS: origins.join(','),
        DATA_DIR: dataDir,
        MANZIL_DEMO: '1',
      },
    });

  let api = launch();
  await api.ready;
  say(`API ready at http://localhost:${port}, its operations as pages at /docs`);

  let changes = Promise.resolve();
  const restart = async (): Promise<void> => {
    const startedAt = performance.now();
    await api.stop();
    api = launch();
    await api.ready.then(
      () => say(`API restarted in ${seconds(performance.now() - startedAt)}`),
      (error: Error) => say(`API does not start:\n${error.message}`),
    );
  };
  let timer: NodeJS.Timeout | undefined;
  const watchers = watched.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (/\.test\.ts$|~$/.test(file ?? '')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        changes = changes.then(restart);
      }, QUIET_MS);
    }),
  );
  const stop = async (): Promise<void> => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await changes;
    await api.stop();
  };
  return { stop };
}
