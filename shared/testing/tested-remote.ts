import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Screen, Texts, TextsIn } from '@manzil/shared/runtime';
import type { ComponentType } from 'react';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Folder of the remote that the running test belongs to: the nearest one above it with a portal.json. */
function remoteFolder(): string {
  const { testPath } = expect.getState();
  let folder = dirname(testPath ?? '/');
  while (!existsSync(join(folder, 'portal.json'))) {
    if (folder === dirname(folder)) throw new Error(`${testPath} is in no remote`);
    folder = dirname(folder);
  }
  return folder;
}

/** The remote that the running test belongs to, by its folders as the build takes it. */
export function testedRemote() {
  const folder = remoteFolder();
  const { name } = read(join(folder, 'portal.json')) as { name: string };
  const textsOf = (language: string) => async () => ({
    default: read(join(folder, `locales/${language}.json`)) as Texts,
  });
  const texts: TextsIn = { de: textsOf('de'), en: textsOf('en') };
  return {
    name,
    texts,
    /** Path patterns that lead to a screen, the usual one first. */
    pathsOf: (screen: string): [string, ...string[]] => {
      const { path, also = [] } = read(join(folder, 'src', screen, 'screen.json')) as {
        path: string;
        also?: { path: string }[];
      };
      return [path, ...also.map((further) => further.path)];
    },
    screen: async (screen: string): Promise<Screen> =>
      ((await import(join(folder, 'src', screen, `${screen}.screen`))) as { default: Screen })
        .default,
    part: async (part: string): Promise<ComponentType> =>
      ((await import(join(folder, 'src', part, `${part}.part`))) as { default: ComponentType })
        .default,
  };
}
