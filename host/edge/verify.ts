import { Script } from 'node:vm';
import type { HostManifest } from '@manzil/shared/build/host-manifest';
import { integrityOf } from '@manzil/shared/build/integrity';
import { PublishedPortal } from '@manzil/shared/build/portal-json';
import semver from 'semver';
import * as z from 'zod';
import { Refusal } from './refusal';

/** Parses a published `portal.json`. @throws Refusal */
export function readPortal(content: Buffer): PublishedPortal {
  try {
    return PublishedPortal.parse(JSON.parse(content.toString('utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : 'not JSON';
    throw new Refusal('unreadable', `portal.json: ${reason}`);
  }
}

const within = (path: string, area: string): boolean =>
  path === area || path.startsWith(`${area}/`);

/**
 * Checks what a remote declares against the host and against the paths that the operator gave it.
 * @param taken routes of the other remotes: path → name
 * @throws Refusal
 */
export function verifyPortal(
  portal: PublishedPortal,
  remote: { name: string; areas: readonly string[] },
  host: HostManifest,
  taken: ReadonlyMap<string, string>,
): void {
  if (portal.name !== remote.name) throw new Refusal('wrong_name', `publishes "${portal.name}"`);
  if (!semver.satisfies(host.hostApi, portal.hostApi)) {
    throw new Refusal('host_api', `wants host API ${portal.hostApi}, this is ${host.hostApi}`);
  }
  if (portal.federation !== host.federation) {
    throw new Refusal(
      'federation',
      `built with federation ${portal.federation}, the host runs ${host.federation}`,
    );
  }
  for (const [name, range] of Object.entries(portal.shared)) {
    const offered = host.shared[name];
    if (!offered || !semver.satisfies(offered, range)) {
      throw new Refusal(
        'singletons',
        `wants ${name} ${range}, the host offers ${offered ?? 'none'}`,
      );
    }
  }
  for (const { path } of portal.routes) {
    if (!remote.areas.some((area) => within(path, area))) {
      throw new Refusal('route_outside_area', `${path} is not in ${remote.areas.join(', ')}`);
    }
    const owner = taken.get(path);
    if (owner) throw new Refusal('route_conflict', `${path} belongs to ${owner}`);
  }
  const named = [
    portal.entry,
    ...portal.expose,
    ...portal.texts.de,
    ...portal.texts.en,
    ...portal.routes.flatMap((route) => route.files),
  ];
  const missing = named.find((file) => !portal.files[file]);
  if (missing) throw new Refusal('file_missing', `${missing} is not among the files`);
}

/** Checks one file against its announced hash, and that a script can be parsed. @throws Refusal */
export function verifyFile(path: string, content: Buffer, integrity: string): void {
  if (integrityOf(content) !== integrity)
    throw new Refusal('file_hash', `${path} does not match its hash`);
  if (!path.endsWith('.js')) return;
  try {
    new Script(content.toString('utf8'), { filename: path });
  } catch (error) {
    throw new Refusal(
      'file_syntax',
      `${path}: ${error instanceof Error ? error.message : 'cannot be parsed'}`,
    );
  }
}
