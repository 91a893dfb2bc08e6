import sharp, { type Sharp } from 'sharp';
import { Refused } from './refused';

// A worker decodes one picture in its life.
sharp.cache(false);
sharp.concurrency(1);

/** 48 and 50 megapixels are what phones take. */
const MAX_PIXELS = 60_000_000;
/** Interlaced pictures are held as a whole while they are decoded. */
const MAX_INTERLACED_PIXELS = 25_000_000;
/** A4 at 350 dpi, and a phone's 12 megapixels as they are. */
const MAX_SIDE = 4096;
const JPEG_QUALITY = 85;
const AVATAR_SIDE = 512;
const AVATAR_QUALITY = 82;

/** Upright, at most 4096 pixels a side, sRGB, without metadata (EXIF has the place) and without anything hidden. */
export async function redraw(bytes: Uint8Array, format: 'jpeg' | 'png'): Promise<Buffer> {
  const picture = await open(bytes);
  const side = { width: MAX_SIDE, height: MAX_SIDE };
  const drawn = picture.autoOrient().resize({ ...side, fit: 'inside', withoutEnlargement: true });
  return decoded(
    format === 'png' ? drawn.png() : drawn.jpeg({ quality: JPEG_QUALITY, mozjpeg: false }),
  );
}

/** A square of 512 pixels from the middle, as WebP, without metadata. */
export async function redrawAvatar(bytes: Uint8Array): Promise<Buffer> {
  const picture = await open(bytes);
  const square = { width: AVATAR_SIDE, height: AVATAR_SIDE, fit: 'cover' as const };
  return decoded(picture.autoOrient().resize(square).webp({ quality: AVATAR_QUALITY }));
}

async function open(bytes: Uint8Array): Promise<Sharp> {
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error', sequentialRead: true });
  const { width, height, isProgressive } = await unreadableOtherwise(() => picture.metadata());
  const limit = isProgressive ? MAX_INTERLACED_PIXELS : MAX_PIXELS;
  if (width * height > limit) throw new Refused('pixels');
  return picture;
}

const decoded = (picture: Sharp): Promise<Buffer> => unreadableOtherwise(() => picture.toBuffer());

async function unreadableOtherwise<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new Refused('unreadable', { cause });
  }
}
