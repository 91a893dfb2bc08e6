import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const foldersIn = (dir: string): string[] =>
  readdirSync(join(dir, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const holding = (dir: string, file: (folder: string) => string): string[] =>
  foldersIn(dir).filter((folder) => existsSync(join(dir, 'src', folder, file(folder))));

export const screensIn = (dir: string): string[] => holding(dir, (name) => `${name}.screen.ts`);

export const partsIn = (dir: string): string[] => holding(dir, (name) => `${name}.part.tsx`);

export const declaredScreensIn = (dir: string): string[] => holding(dir, () => 'screen.json');
