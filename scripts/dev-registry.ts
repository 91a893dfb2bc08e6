import { dirname } from 'node:path';
import type { RemoteConfig } from '../host/edge/config';
import { Refusal } from '../host/edge/refusal';
import type { RemoteState } from '../host/edge/remotes';
import { verifyPortal } from '../host/edge/verify';
import type { HostManifest } from '../shared/build/host-manifest';
import type { PublishedPortal } from '../shared/build/portal-json';
import { publishedPortal } from '../shared/build/publish-plugin';
import { publicationOf } from '../shared/build/remote';
import { messageOf } from './terminal';

/** Folder of a remote's sources: the one above where it publishes. */
export const sourcesOf = ({ source }: RemoteConfig): string => dirname(source);

/** The remote as its folder declares it now. Its dev server announces no files but the entry. */
function declared(remote: RemoteConfig): PublishedPortal {
  return publishedPortal(publicationOf(sourcesOf(remote)), {
    entry: 'remoteEntry.js',
    files: {},
    filesOf: () => [],
    lentTo: () => [],
  });
}

/** What the edge would check before it puts the remote into service; hashes are left out. */
function verify(portal: PublishedPortal, remote: RemoteConfig, host: HostManifest): void {
  const files = { [portal.entry]: { integrity: '', bytes: 0 } };
  verifyPortal({ ...portal, files }, remote, host);
}

/** Reads what all remotes declare. One that the edge would refuse is not in service and says why. */
export function declaredRemotes(
  remotes: readonly RemoteConfig[],
  host: HostManifest,
): RemoteState[] {
  return remotes.map((remote) => {
    try {
      const current = declared(remote);
      verify(current, remote, host);
      return { ...remote, current, previous: null, refusal: null };
    } catch (error) {
      const reason = messageOf(error);
      const refusal = error instanceof Refusal ? error : new Refusal('unreadable', reason);
      return { ...remote, current: null, previous: null, refusal };
    }
  });
}
