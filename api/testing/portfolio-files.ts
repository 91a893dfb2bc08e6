import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_ROOT } from '../src/api-root';
import { temporaryFolder } from './temporary-folder';

export const EXAMPLE = join(API_ROOT, 'src/commands/import/example');

export type PortfolioFiles = {
  folder: string;
  /** Replaces the first occurrence; fails where there is none. */
  edit: (file: string, from: string, to: string) => Promise<void>;
  write: (file: string, content: string | Buffer) => Promise<void>;
  /** Adds a line at the end. */
  append: (file: string, line: string) => Promise<void>;
  drop: (...files: string[]) => Promise<void>;
  remove: () => Promise<void>;
};

/** A copy of the example, to be changed; without its photo, whose check takes a process of its own. */
export async function examplePortfolio(): Promise<PortfolioFiles> {
  const { path: folder, remove } = await temporaryFolder();
  await cp(EXAMPLE, folder, { recursive: true });
  await rm(join(folder, 'construction_photos.csv'));
  const write = (file: string, content: string | Buffer) => writeFile(join(folder, file), content);
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  return {
    folder,
    remove,
    write,
    drop: async (...files) => {
      for (const file of files) await rm(join(folder, file));
    },
    append: async (file, line) => write(file, `${await read(file)}${line}\n`),
    edit: async (file, from, to) => {
      const before = await read(file);
      if (!before.includes(from)) throw new Error(`${file} has no ${from}.`);
      await write(
        file,
        before.replace(from, () => to),
      );
    },
  };
}
