import type { MediaType } from '../../contract/documents/documents';

export type FileKind = MediaType | 'heic' | 'other';

export const KIND_BYTES = 12;

const signatures: readonly [MediaType, readonly number[]][] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** What stands behind `ftyp` in what phones take: single pictures and bursts. */
const HEIC = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

const text = (bytes: Uint8Array, from: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + 4));

/** Its name and the type that the browser derives from it count for nothing. @param start its first 12 bytes, or all */
export function fileKind(start: Uint8Array): FileKind {
  const found = signatures.find(([, bytes]) => bytes.every((byte, at) => start[at] === byte));
  if (found) return found[0];
  return text(start, 4) === 'ftyp' && HEIC.test(text(start, 8)) ? 'heic' : 'other';
}
