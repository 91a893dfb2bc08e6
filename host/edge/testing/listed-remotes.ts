import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config';

export const units = { name: 'units', source: '../units/dist', areas: ['/my-units'] };

/** Reads the configuration of an edge whose file lists these. @throws Error of `readConfig` */
export function withRemotes(remotes: readonly object[], env: NodeJS.ProcessEnv = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'manzil-config-'));
  writeFileSync(join(dir, 'remotes.json'), JSON.stringify({ remotes }));
  return () => readConfig(env, dir);
}
