import { dirname } from 'node:path';
import type { RemoteConfig } from '../host/edge/config';
import { Refusal } from '../host/edge/refusal';
import type { RemoteState } from '../host/edge/remotes';
import { verifyPortal } from '../host/edge/verify';
import type { HostManifest } from '../shared/build/host-manifest';
import type { PublishedPortal } from '../shared/build/portal-json';
import { publishedPortal } from '../shared/build/publish-plugin';
import { publicationOf } from '../shared/build/remote';

/** Folder of a remote's sources: the one above where it publishes. */
export const sourcesOf = ({ source }: RemoteConfig): string => dirname(source);

/** The remote as its portal.json and locales declare it now. Its dev server announces no files but the entry. */
function declared(remote: RemoteConfig): PublishedPortal {
  return publishedPortal(publicationOf(sourcesOf(remote)), {
    entry: 'remoteEntry.js',
    files: {},
    filesOf: () => [],
  });
}

/** What the edge would check before it puts the remote into service; hashes are left out. */
function verify(
  portal: PublishedPortal,
  remote: RemoteConfig,
  host: HostManifest,
  taken: ReadonlyMap<string, string>,
): void {
  const files = { [portal.entry]: { integrity: '', bytes: 0 } };
  verifyPortal({ ...portal, files }, remote, host, taken);
}

/** Reads what all remotes declare. One that the edge would refuse is not in service and says why. */
export function declaredRemotes(
  remotes: readonly RemoteConfig[],
  host: HostManifest,
): RemoteState[] {
  const taken = new Map<string, string>();
  return remotes.map((remote) => {
    try {
      const current = declared(remote);
      verify(current, remote, host, taken);
      for (const { path } of current.routes) taken.set(path, remote.name);
      return { ...remote, current, previous: null, refusal: null };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const refusal = error instanceof Refusal ? error : new Refusal('unreadable', reason);
      return { ...remote, current: null, previous: null, refusal };
    }
  });
}
