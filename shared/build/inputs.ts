import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'testing', '.data', '.cache', '.tmp']);

function* files(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!skipped.has(name) && !/\.test\.tsx?$/.test(name)) yield* files(join(path, name));
  }
}

/**
 * SHA-256 (hex) over names and contents of everything a build reads. Tests with what they share, and paths that do not
 * exist, are left out.
 */
export function inputsHash(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.filter((path) => existsSync(path))) {
    for (const file of files(path)) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
