import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { checkInProcess } from '../../platform/files/check/check-process';
import { Refused } from '../../platform/files/check/refused';

const FOLDER = 'photos';
const MAX_BYTES = 20_000_000;

export type Picture = { content: Buffer; width: number; height: number };

/** What is wrong with a picture; the message goes on after the name of its column. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}

/** Drawn anew, as every picture that is taken in. @throws PictureRefused */
export async function readPicture(importFolder: string, name: string): Promise<Picture> {
  const bytes = await readLimited(join(importFolder, FOLDER, name), name);
  try {
    const { media_type, content } = await checkInProcess(bytes, 'document');
    if (!media_type.startsWith('image/')) throw new Refused('type');
    const { default: sharp } = await import('sharp');
    const { width, height } = await sharp(content).metadata();
    return { content: Buffer.from(content), width, height };
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause;
    throw new PictureRefused(`"${name}" is no JPEG or PNG that can be read (${cause.refusal})`, {
      cause,
    });
  }
}

async function readLimited(path: string, name: string): Promise<Buffer> {
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      if (size <= MAX_BYTES) return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw new PictureRefused(`"${name}" cannot be read in the folder ${FOLDER}`, { cause });
  }
  throw new PictureRefused(`"${name}" is larger than ${MAX_BYTES / 1_000_000} MB`);
}
