import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { API_ROOT } from './api-root';
import type { Module } from './module';

/**
 * What every `*.routes.ts` exports, found by its name. The bundle has no such files: there route-modules.bundled.ts takes
 * the place of this one.
 */
export async function routeModules(): Promise<Module[]> {
  const folder = join(API_ROOT, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.routes.ts'))
    .sort();
  const found = await Promise.all(
    files.map((file): Promise<Record<string, Module>> => import(join(folder, file))),
  );
  return found.flatMap((module) => Object.values(module));
}
