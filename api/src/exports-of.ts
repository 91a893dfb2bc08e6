import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { API_ROOT } from './api-root';
import type { Kinds } from './kinds';

/** In the bundle exports-of.bundled.ts takes the place of this file. */
export async function exportsOf<Kind extends keyof Kinds>(kind: Kind): Promise<Kinds[Kind][]> {
  const folder = join(API_ROOT, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`.${kind}.ts`))
    .sort();
  if (files.length === 0) throw new Error(`No file of api/src is called x.${kind}.ts.`);
  const found = await Promise.all(
    files.map((file): Promise<Record<string, Kinds[Kind]>> => import(join(folder, file))),
  );
  return found.flatMap((module) => Object.values(module));
}
