import { fileTypeFromBuffer } from 'file-type/core';
import { Refused } from './refused';

export type Purpose = 'document' | 'avatar';

export type CheckedContent = {
  media_type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp';
  content: Uint8Array;
};

const HEIF = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

/** Names and announced types count for nothing; pictures come back drawn anew. @throws Refused */
export async function checkContent(bytes: Uint8Array, purpose: Purpose): Promise<CheckedContent> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (HEIF.includes(type)) throw new Refused('heic');
  if (type === 'application/pdf' && purpose === 'document') {
    const { assertHarmlessPdf } = await import('./pdf');
    await assertHarmlessPdf(bytes);
    return { media_type: type, content: bytes };
  }
  const format = type === 'image/jpeg' ? 'jpeg' : /^image\/a?png$/.test(type) ? 'png' : null;
  if (!format) throw new Refused('type');
  const { redraw, redrawAvatar } = await import('./picture');
  return purpose === 'avatar'
    ? { media_type: 'image/webp', content: await redrawAvatar(bytes) }
    : { media_type: `image/${format}`, content: await redraw(bytes, format) };
}
