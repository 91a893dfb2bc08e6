import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDir } from '../../scripts/packages';
import { startServer } from '../../scripts/server-process';
import { newDataDir } from './data-dir';
import { dataDirOf } from './operator';
import { origins, ports, workerIndex } from './origins';

export type RemoteListing = { name: string; source: string; areas: readonly string[] };

/** Where the suite's builds publish and which paths are theirs, as in host/remotes.json. */
export const listings = {
  units: {
    name: 'units',
    source: join(packageDir('remote-units'), 'dist'),
    areas: ['/dashboard', '/my-units', '/project', '/financials', '/contracts', '/handover'],
  },
  profile: {
    name: 'profile',
    source: join(packageDir('remote-profile'), 'dist'),
    areas: ['/profile', '/onboarding', '/packages'],
  },
  faq: { name: 'faq', source: join(packageDir('remote-faq'), 'dist'), areas: ['/faq'] },
  knowledge: {
    name: 'knowledge',
    source: join(packageDir('remote-knowledge'), 'dist'),
    areas: ['/knowledge-hub', '/articles', '/course'],
  },
} as const satisfies Record<string, RemoteListing>;

export type TestEdge = { origin: string; dataDir: string; stop: () => Promise<void> };

/** Fills a store with what the suite's own edge has compressed, where it is the same: that takes seconds. */
export function stock(
  dataDir: string,
  remotes: readonly RemoteListing[] = Object.values(listings),
): void {
  const own: readonly RemoteListing[] = Object.values(listings);
  const same = remotes.filter(({ source }) => own.some((listing) => listing.source === source));
  for (const folder of ['host', ...same.map(({ name }) => join('remotes', name))]) {
    const stored = join(dataDirOf(workerIndex), 'edge', folder);
    cpSync(stored, join(dataDir, 'edge', folder), { recursive: true });
  }
}

/**
 * Starts a second edge on the suite's API with a store and a list of remotes of its own.
 * @param hostDir a built host, where it is not the suite's own
 * @param variables of the edge's environment, beside the usual
 */
export async function startEdge(
  remotes: readonly RemoteListing[],
  hostDir = packageDir('host'),
  variables: NodeJS.ProcessEnv = {},
): Promise<TestEdge> {
  const dataDir = newDataDir('edge');
  stock(dataDir, remotes);
  const remotesFile = join(dataDir, 'remotes.json');
  writeFileSync(remotesFile, JSON.stringify({ remotes }));
  const edge = startServer({
    name: 'edge',
    script: join(hostDir, 'dist/edge.mjs'),
    port: ports.spare,
    logDir: join(dataDir, 'logs'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORTAL_PORT: String(ports.spare),
      REMOTES_FILE: remotesFile,
      REMOTES_POLL_MS: '200',
      API_HOSTS: JSON.stringify({ [`localhost:${ports.spare}`]: origins.api }),
      ...variables,
    },
  });
  await edge.ready;
  const stop = async (): Promise<void> => {
    await edge.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin: `http://localhost:${ports.spare}`, dataDir, stop };
}

type Readiness = {
  remotes: { name: string; version: string | null; build: string | null; refused: string | null }[];
};

/** What an edge says about one of its remotes. */
export async function remoteStatus(
  origin: string,
  name: string,
): Promise<Readiness['remotes'][number] | undefined> {
  const { remotes } = (await (await fetch(`${origin}/readyz`)).json()) as Readiness;
  return remotes.find((remote) => remote.name === name);
}
