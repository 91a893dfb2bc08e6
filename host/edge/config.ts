import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import { hostScreens } from '../src/routing/host-screens';

const Area = z.string().regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/);

/** Which remotes belong to the portal, where each publishes, and which paths are theirs. */
const RemotesFile = z.strictObject({
  remotes: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
      /** Folder (relative to this file) or http(s) address that holds `portal.json`. */
      source: z.string().min(1),
      areas: z.array(Area).min(1),
    }),
  ),
});
export type RemoteConfig = z.infer<typeof RemotesFile>['remotes'][number];

const port = z.coerce.number().int().min(1).max(65_535);
const jsonOf = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('is not JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);

const Environment = z.object({
  PORTAL_PORT: port.default(3000),
  PORTAL_HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().optional(),
  REMOTES_FILE: z.string().optional(),
  REMOTES_POLL_MS: z.coerce.number().int().min(100).default(5_000),
  /** Site host → origin of its API. A host that is not listed gets the first entry. */
  API_HOSTS: jsonOf(z.record(z.string(), z.url())).default({
    'portal.manzil.example': 'https://api.manzil.example',
    'portal.staging.manzil.example': 'https://api.staging.manzil.example',
    'localhost:3000': 'http://localhost:4000',
    '127.0.0.1:3000': 'http://127.0.0.1:4000',
  }),
  SUPPORT_EMAIL: z.email().default('hallo@manzil.example'),
  SUPPORT_PHONE: z.string().default('+971 4 555 0137'),
  SUPPORT_WHATSAPP: z.string().default('+971 50 555 0137'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type EdgeConfig = {
  port: number;
  listenHost: string;
  storeDir: string;
  pollMs: number;
  remotes: readonly RemoteConfig[];
  apiHosts: Readonly<Record<string, string>>;
  support: { email: string; phone: string; whatsapp: string };
  logLevel: string;
};

/** No path may belong to two: neither the same area twice, nor one inside another, nor one of the host's pages. */
function assertDistinct(paths: readonly string[], file: string): void {
  for (const [i, path] of paths.entries()) {
    const other = paths.find((candidate, j) => i !== j && `${candidate}/`.startsWith(`${path}/`));
    if (other) throw new Error(`${file}: the area ${path} overlaps with ${other}`);
  }
}

function readRemotes(file: string): RemoteConfig[] {
  if (!existsSync(file)) throw new Error(`REMOTES_FILE: ${file} does not exist`);
  const { remotes } = RemotesFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  assertDistinct(
    [...remotes.flatMap(({ areas }) => areas), ...hostScreens.map(({ path }) => path)],
    file,
  );
  return remotes.map((remote) => ({
    ...remote,
    source: /^https?:/.test(remote.source) ? remote.source : resolve(dirname(file), remote.source),
  }));
}

/**
 * Reads the edge's configuration.
 * @param hostDir folder of the host package, for defaults
 * @throws Error whose message lists every wrong value
 */
export function readConfig(env: NodeJS.ProcessEnv, hostDir: string): EdgeConfig {
  // As in a shell, an empty variable is one that is not set.
  const given = Object.entries(env).filter(([, value]) => value !== '');
  const parsed = Environment.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new Error(`Configuration:\n${z.prettifyError(parsed.error)}`);
  const values = parsed.data;
  const remotesFile = resolve(values.REMOTES_FILE ?? join(hostDir, 'remotes.json'));
  return {
    port: values.PORTAL_PORT,
    listenHost: values.PORTAL_HOST,
    storeDir: join(resolve(values.DATA_DIR ?? join(hostDir, '../.data')), 'edge'),
    pollMs: values.REMOTES_POLL_MS,
    remotes: readRemotes(remotesFile),
    apiHosts: values.API_HOSTS,
    support: {
      email: values.SUPPORT_EMAIL,
      phone: values.SUPPORT_PHONE,
      whatsapp: values.SUPPORT_WHATSAPP,
    },
    logLevel: values.LOG_LEVEL,
  };
}
