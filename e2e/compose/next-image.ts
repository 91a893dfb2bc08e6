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

export type Sources = {
  folder: string;
  edit: (path: string, change: (content: string) => string) => void;
  add: (path: string, content: string) => void;
};

/** Gives a copy of the sources to work on, and removes it afterwards. */
export async function withSources<T>(work: (sources: Sources) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'manzil-next-'));
  const wanted = (path: string) =>
    !relative(root, path)
      .split(sep)
      .some((part) => SKIPPED.has(part));
  try {
    cpSync(root, folder, { recursive: true, filter: wanted });
    return await work({
      folder,
      edit: (path, change) => {
        const file = join(folder, path);
        writeFileSync(file, change(readFileSync(file, 'utf8')));
      },
      add: (path, content) => writeFileSync(join(folder, path), content),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the image of a remote's next version, as its team would: version raised, a German text changed. */
export function buildNextRemote(
  { docker }: Stack,
  remote: string,
  next: { version: string; image: string; text: readonly [string, string] },
): Promise<void> {
  return withSources(async ({ folder, edit }) => {
    edit(`${remote}/package.json`, (json) =>
      json.replace(/"version": "[^"]+"/, `"version": "${next.version}"`),
    );
    edit(`${remote}/locales/de.json`, (texts) => texts.replace(...next.text));
    await docker(
      ...['build', '--quiet', '--target', 'remote', '--build-arg', `REMOTE=${remote}`],
      ...['--tag', next.image, folder],
    );
  });
}

/** Builds the image of the API's next version, which has one migration more. */
export function buildNextApi(
  { docker }: Stack,
  next: { image: string; migration: string; sql: string },
): Promise<void> {
  return withSources(async ({ folder, add }) => {
    add(`api/migrations/${next.migration}`, next.sql);
    await docker('build', '--quiet', '--target', 'api', '--tag', next.image, folder);
  });
}
