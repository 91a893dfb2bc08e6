import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { API_ROOT } from '../../api-root';
import { type Noun, nounOf } from './noun';

/**
 * Every folder of the contract that has operations, found by the name of their file. The bundle has no such files: there
 * contract-nouns.bundled.ts takes the place of this one.
 */
export async function contractNouns(): Promise<Noun[]> {
  const folder = join(API_ROOT, '../shared/src/contract');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/operations.ts'))
    .sort();
  return Promise.all(files.map(async (file) => nounOf(file, await import(join(folder, file)))));
}
