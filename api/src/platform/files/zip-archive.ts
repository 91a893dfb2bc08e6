import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type Files, openEncrypted } from './encrypted-files';
import { downloadsBusy } from './file.errors';
import { slots } from './slots';

export type ArchiveEntry = { name: string; key: string; at: Date; size?: number };

/** Each holds one file of up to 10 MB in memory, however large the archive. */
export const archivePlaces = slots({
  together: 8,
  each: 1,
  refuse: () => downloadsBusy({ headers: { 'retry-after': '60' } }),
});

/** Opens a file when the one before has been taken. What is damaged breaks the archive off: it must not look whole. */
export function zipOf(entries: readonly ArchiveEntry[], stored: Files): Readable {
  const zip = new ZipFile();
  for (const { name, key, at, size } of entries) {
    // PDFs and pictures are compressed already.
    const options = { compress: false, mtime: at, ...(size !== undefined && { size }) };
    zip.addReadStreamLazy(name, options, (take) => {
      openEncrypted(stored, key).then(
        (content) => take(null, Readable.from([content])),
        (error: unknown) => take(error, Readable.from([])),
      );
    });
  }
  zip.end();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  return output;
}
