import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { API_ROOT } from '../../api-root';
import { type Noun, nounOf } from './noun';

/** In the bundle contract-nouns.bundled.ts takes the place of this file. */
export async function contractNouns(): Promise<Noun[]> {
  const folder = join(API_ROOT, '../shared/src/contract');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/operations.ts'))
    .sort();
  return Promise.all(files.map(async (file) => nounOf(file, await import(join(folder, file)))));
}
