import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '@manzil/shared/build/integrity';
import { compressed, isCopyOf, type Suffix, suffixesOf } from './compress';

const readIfThere = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);

/** Files are whole or not there: written aside, then renamed. What a power cut damages is noticed by its hash. */
export class WholeFiles {
  /** @param incoming on the same volume as the files; nothing in it is served */
  constructor(private readonly incoming: string) {}

  /** Clears what a killed process has left half-written. */
  async open(): Promise<void> {
    await rm(this.incoming, { recursive: true, force: true });
    await mkdir(this.incoming, { recursive: true });
  }

  aside(): string {
    return join(this.incoming, randomUUID());
  }

  /** @param options.flush it must survive a power cut: on disk before it has its name */
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

  async put(folder: string, path: string, content: Buffer): Promise<void> {
    const file = join(folder, path);
    await this.write(file, content);
    await this.writeCopies(file, path, content);
  }

  /**
   * Copies that do not unpack to the file are made anew; that takes ms per megabyte, so their hashes are not kept. Where
   * there is no room for them the file goes out as it is.
   */
  async isWhole(folder: string, path: string, integrity: string): Promise<boolean> {
    const file = join(folder, path);
    const content = await readIfThere(file);
    if (!content || integrityOf(content) !== integrity) return false;
    const sound = await Promise.all(
      suffixesOf(path).map(async (suffix) => {
        const copy = await readIfThere(file + suffix);
        if (copy !== null && (await isCopyOf(content, copy, suffix))) return true;
        await rm(file + suffix, { force: true }).catch(() => undefined);
        return false;
      }),
    );
    if (sound.includes(false)) await this.writeCopies(file, path, content).catch(() => undefined);
    return true;
  }

  private async writeCopies(file: string, path: string, content: Buffer): Promise<void> {
    const copies = Object.entries(await compressed(path, content)) as [Suffix, Buffer][];
    await Promise.all(copies.map(([suffix, copy]) => this.write(file + suffix, copy)));
  }
}
