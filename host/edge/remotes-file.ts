import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as z from 'zod';
import { hostScreens } from '../src/routing/host-screens';

const Area = z.string().regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/);

/** Requests relative to it lose nothing, and no password is in the log. */
function isPlainAddress(source: string): boolean {
  if (!URL.canParse(source)) return false;
  const { username, password, search, hash } = new URL(source);
  return !(username || password || search || hash);
}

const RemotesFile = z.strictObject({
  remotes: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
      /** Folder (relative to this file) or http(s) address that holds `portal.json`. */
      source: z
        .string()
        .min(1)
        .refine((source) => !/^https?:/.test(source) || isPlainAddress(source), {
          error: 'must be an address without user, password, query and fragment',
        }),
      areas: z.array(Area).min(1),
    }),
  ),
});
export type RemoteConfig = z.infer<typeof RemotesFile>['remotes'][number];

/** Paths that the edge answers itself, before it asks whose page one is (app.ts). */
const edgePaths = ['/static', '/remotes', '/locales', '/livez', '/readyz'];

type Claim = { path: string; owner: string };

function assertDistinct(remotes: readonly RemoteConfig[]): void {
  const names = remotes.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw new Error(`there are two remotes "${twice}"`);
  const claims: Claim[] = [
    ...remotes.flatMap(({ name, areas }) => areas.map((path) => ({ path, owner: `"${name}"` }))),
    ...hostScreens.map(({ path }) => ({ path, owner: 'the host' })),
    ...edgePaths.map((path) => ({ path, owner: 'the edge' })),
  ];
  for (const [i, { path, owner }] of claims.entries()) {
    const other = claims.find((claim, j) => i !== j && `${claim.path}/`.startsWith(`${path}/`));
    if (other) throw new Error(`${path} of ${owner} overlaps with ${other.path} of ${other.owner}`);
  }
}

function parse(text: string): RemoteConfig[] {
  const parsed = RemotesFile.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data.remotes;
  throw new Error(
    parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  );
}

/** Reads the list of remotes; folders become absolute. @throws Error of one line with the file and what is wrong */
export function readRemotes(file: string): RemoteConfig[] {
  try {
    const remotes = parse(readFileSync(file, 'utf8'));
    assertDistinct(remotes);
    return remotes.map((remote) => ({
      ...remote,
      source: /^https?:/.test(remote.source)
        ? remote.source
        : resolve(dirname(file), remote.source),
    }));
  } catch (error) {
    throw new Error(`REMOTES_FILE ${file}: ${error instanceof Error ? error.message : error}`);
  }
}
