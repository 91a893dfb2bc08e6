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
  units: () => import(/* webpackChunkName: "portal-units" */ 'virtual:units'),
  profile: () => import(/* webpackChunkName: "portal-profile" */ 'virtual:profile'),
  faq: () => import(/* webpackChunkName: "portal-faq" */ 'virtual:faq'),
  knowledge: () => import(/* webpackChunkName: "portal-knowledge" */ 'virtual:knowledge'),
};

/** In place of host/src/federation/load-remote.ts: a lazy chunk of the same build. */
export async function loadRemote(name: string): Promise<RemoteModule> {
  const load = remotes[name];
  if (!load) throw new RemoteUnavailableError(name);
  return (await load()).default;
}
