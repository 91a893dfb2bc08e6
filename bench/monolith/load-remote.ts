import type { RemoteModule } from '@manzil/shared/runtime';

/** Stands for the host's error of this name; its routes throw it. */
export class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError';

  constructor(
    readonly remote: string,
    cause?: unknown,
  ) {
    super(`The remote "${remote}" is not available.`, { cause });
  }
}

const remotes: Record<string, () => Promise<{ default: RemoteModule }>> = {
  units: () => import(/* webpackChunkName: "portal-units" */ '../../remote-units/src/portal'),
  profile: () => import(/* webpackChunkName: "portal-profile" */ '../../remote-profile/src/portal'),
  faq: () => import(/* webpackChunkName: "portal-faq" */ '../../remote-faq/src/portal'),
  knowledge: () =>
    import(/* webpackChunkName: "portal-knowledge" */ '../../remote-knowledge/src/portal'),
};

/** In place of host/src/federation/load-remote.ts: a lazy chunk of the same build. */
export async function loadRemote(name: string): Promise<RemoteModule> {
  const load = remotes[name];
  if (!load) throw new RemoteUnavailableError(name);
  return (await load()).default;
}
