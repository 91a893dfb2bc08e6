import { join } from 'node:path';
import type { EdgeConfig, RemoteConfig } from '../host/edge/config';
import type { RemoteState } from '../host/edge/remotes';
import { configurations } from '../shared/build/build';
import { type DevServer, serve } from '../shared/build/dev-server';
import type { HostManifest } from '../shared/build/host-manifest';
import { hostOffer } from '../shared/build/host-manifest-plugin';
import { answerAsEdge } from './dev-document';
import { declaredRemotes, sourcesOf } from './dev-registry';
import { packageDir } from './packages';
import { messageOf, say } from './terminal';

const hostDir = packageDir('host');

/** Files that are read for every document: whoever edits one sees a new document. */
const documentFiles = (remotes: readonly RemoteConfig[]): string[] => [
  join(hostDir, 'locales/*.json'),
  ...remotes.flatMap((remote) =>
    ['portal.json', 'src/*/screen.json'].map((file) => join(sourcesOf(remote), file)),
  ),
];

async function serveRemote(remote: RemoteConfig): Promise<DevServer | null> {
  try {
    const [config] = await configurations(sourcesOf(remote));
    if (!config) throw new Error('webpack.config.ts exports no configuration');
    return await serve(config, { path: `/remotes/${remote.name}/ws` });
  } catch (error) {
    say(`${remote.name} is left out until the next start: ${messageOf(error)}`);
    return null;
  }
}

/** Reads what the remotes declare and tells of each refusal once. */
function watchedRemotes(remotes: readonly RemoteConfig[], host: HostManifest): () => RemoteState[] {
  const told = new Map<string, string>();
  return () => {
    const states = declaredRemotes(remotes, host);
    for (const { name, refusal } of states) {
      const reason = refusal?.message ?? '';
      if (reason && told.get(name) !== reason) say(`${name} is not in service: ${reason}`);
      told.set(name, reason);
    }
    return states;
  };
}

/**
 * Serves host and remotes from their sources on the portal's port. Each remote has a server of its own on a free
 * port of this machine; the host's server passes on to it what is under `/remotes/<name>/`.
 */
export async function servePortal(config: EdgeConfig): Promise<DevServer> {
  const local = config.remotes.filter((remote) => !/^https?:/.test(remote.source));
  const served = await Promise.all(
    local.map(async (remote) => ({ remote, server: await serveRemote(remote) })),
  );
  const running = served.flatMap(({ remote, server }) => (server ? [{ remote, server }] : []));
  const host: HostManifest = {
    ...hostOffer(hostDir),
    entry: ['static/css/portal.css', 'static/js/portal.js'],
    fonts: [],
    screens: {},
    files: {},
  };
  const answer = answerAsEdge({
    config,
    host,
    hostDir,
    remotes: watchedRemotes(
      running.map(({ remote }) => remote),
      host,
    ),
  });
  const [hostConfig] = await configurations(hostDir);
  if (!hostConfig) throw new Error('host/webpack.config.ts exports no configuration');
  const server = await serve(hostConfig, {
    path: '/ws',
    host: config.listenHost,
    port: config.port,
    static: { directory: join(hostDir, 'public'), serveIndex: false, watch: false },
    watchFiles: documentFiles(local),
    proxy: running.map(({ remote, server: { port } }) => ({
      context: [`/remotes/${remote.name}/`],
      target: `http://127.0.0.1:${port}`,
      ws: true,
      logLevel: 'error',
    })),
    setupMiddlewares: (middlewares) => [...middlewares, { name: 'edge', middleware: answer }],
  });
  const servers = [server, ...running.map((each) => each.server)];
  return {
    port: server.port,
    compiled: Promise.all(servers.map(({ compiled }) => compiled)).then(() => undefined),
    stop: async () => {
      await Promise.all(servers.map(({ stop }) => stop()));
    },
  };
}
