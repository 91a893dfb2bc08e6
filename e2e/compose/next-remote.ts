import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { root } from '../../scripts/packages';
import type { Stack } from './stack';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.cache',
  '.tmp',
  'e2e',
  'bench',
]);

/** Builds the image of a remote's next version, as its team would: version raised, a German text changed. */
export async function buildNextRemote(
  { docker }: Stack,
  remote: string,
  next: { version: string; image: string; text: readonly [string, string] },
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'manzil-next-'));
  try {
    const wanted = (path: string) =>
      !relative(root, path)
        .split(sep)
        .some((part) => SKIPPED.has(part));
    cpSync(root, folder, { recursive: true, filter: wanted });
    const edit = (path: string, change: (content: string) => string) =>
      writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')));
    edit(`${remote}/package.json`, (json) =>
      json.replace(/"version": "[^"]+"/, `"version": "${next.version}"`),
    );
    edit(`${remote}/locales/de.json`, (texts) => texts.replace(...next.text));
    await docker(
      ...['build', '--quiet', '--target', 'remote', '--build-arg', `REMOTE=${remote}`],
      ...['--tag', next.image, folder],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
