import type { Compilation } from 'webpack';
import { isLent } from './lent';

/** Entry and runtime left out. */
export function filesOf(compilation: Compilation, chunk: string): string[] {
  const group = compilation.namedChunkGroups.get(chunk);
  if (!group) throw new Error(`PublishPlugin: no chunk is named "${chunk}"`);
  return group
    .getFiles()
    .filter((file) => /\.(js|css)$/.test(file) && !file.startsWith('remoteEntry.'));
}

export function lentTo(compilation: Compilation, chunk: string): string[] {
  const chunks = compilation.namedChunkGroups.get(chunk)?.chunks ?? [];
  const keys = chunks.flatMap((each) =>
    [...compilation.chunkGraph.getChunkModulesIterable(each)].map(
      (module) => (module as { options?: { shareKey?: string } }).options?.shareKey ?? '',
    ),
  );
  return [...new Set(keys.filter(isLent))];
}
