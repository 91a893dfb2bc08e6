import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '@manzil/shared/build/integrity';
import { compressed, isCopyOf, type Suffix, suffixesOf } from './compress';

const readIfThere = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);

/**
 * Writes files that are whole or not there, however the process ends: each is written aside and renamed. What a
 * power cut does to a file that was renamed already is noticed by its hash (`isWhole`).
 */
export class WholeFiles {
  /** @param incoming folder for what is being written, on the same volume as the files; nothing in it is served */
  constructor(private readonly incoming: string) {}

  /** Clears what a process that was killed has left half-written. */
  async open(): Promise<void> {
    await rm(this.incoming, { recursive: true, force: true });
    await mkdir(this.incoming, { recursive: true });
  }

  /** A new path aside, to be renamed into place. */
  aside(): string {
    return join(this.incoming, randomUUID());
  }

  /** @param options.flush whether it must survive a power cut: on disk before it has its name */
  async write(
    file: string,
    content: Buffer | string,
    options: { flush?: boolean } = {},
  ): Promise<void> {
    const aside = this.aside();
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(aside, content, options);
      await rename(aside, file);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  }

  /** Writes a file and its compressed copies. */
  async put(folder: string, path: string, content: Buffer): Promise<void> {
    const file = join(folder, path);
    await this.write(file, content);
    await this.writeCopies(file, path, content);
  }

  /**
   * Whether a stored file has the content that was announced. Copies that do not unpack to it are made anew, as a
   * browser would get one of them instead. Unpacking takes a few milliseconds per megabyte, so no hashes of copies
   * are kept.
   */
  async isWhole(folder: string, path: string, integrity: string): Promise<boolean> {
    const file = join(folder, path);
    const content = await readIfThere(file);
    if (!content || integrityOf(content) !== integrity) return false;
    const sound = await Promise.all(
      suffixesOf(path).map(async (suffix) => {
        const copy = await readIfThere(file + suffix);
        return copy !== null && isCopyOf(content, copy, suffix);
      }),
    );
    if (sound.includes(false)) await this.writeCopies(file, path, content);
    return true;
  }

  private async writeCopies(file: string, path: string, content: Buffer): Promise<void> {
    const copies = Object.entries(await compressed(path, content)) as [Suffix, Buffer][];
    await Promise.all(copies.map(([suffix, copy]) => this.write(file + suffix, copy)));
  }
}
