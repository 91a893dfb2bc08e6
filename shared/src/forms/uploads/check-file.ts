import type { MediaType } from '../../contract/documents/documents';
import { fileKind, KIND_BYTES } from './file-kind';

export type FileLimits = { maxBytes: number; types: readonly MediaType[] };

export type FileFault = 'empty' | 'size' | 'type' | 'heic' | 'unreadable';

function startOf(file: Blob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file.slice(0, KIND_BYTES));
  });
}

/** As far as that is known before it is sent; null = nothing. */
export async function checkFile(
  file: Blob,
  { maxBytes, types }: FileLimits,
): Promise<FileFault | null> {
  if (file.size === 0) return 'empty';
  try {
    const kind = fileKind(await startOf(file));
    // Smaller, it would not do either.
    if (kind === 'heic') return 'heic';
    if (kind === 'other' || !types.includes(kind)) return 'type';
  } catch {
    // A folder, or what has been moved away since it was chosen.
    return 'unreadable';
  }
  return file.size > maxBytes ? 'size' : null;
}
