import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@manzil/shared/build/build';
import { HostManifest } from '@manzil/shared/build/host-manifest';
import { packageDir, root } from '../../scripts/packages';
import { monolithConfig } from './config';

export type Monolith = { folder: string; manifest: HostManifest };

/** Builds the monolith from the sources of now into `.cache/bench/monolith`. */
export async function buildMonolith(): Promise<Monolith> {
  const folder = join(root, '.cache/bench/monolith');
  await compile([monolithConfig(folder)]);
  cpSync(join(packageDir('host'), 'public'), folder, { recursive: true });
  const manifest = HostManifest.parse(JSON.parse(readFileSync(join(folder, 'host.json'), 'utf8')));
  return { folder, manifest };
}
