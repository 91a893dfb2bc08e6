import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const compressible = /\.(js|css|json|svg|html|webmanifest)$/;

const unpack = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

export type Suffix = keyof typeof unpack;

/** Suffixes of the copies to store beside a file; none where it is compressed already. */
export const suffixesOf = (path: string): Suffix[] =>
  compressible.test(path) ? (Object.keys(unpack) as Suffix[]) : [];

/** Copies of a file to store beside it: suffix → content. */
export async function compressed(
  path: string,
  content: Buffer,
): Promise<Partial<Record<Suffix, Buffer>>> {
  if (suffixesOf(path).length === 0) return {};
  const [br, gzipped] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
    gz(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { '.br': br, '.gz': gzipped };
}

/** Whether a copy unpacks to this content. Reads no further than the content is long. */
export async function isCopyOf(content: Buffer, copy: Buffer, suffix: Suffix): Promise<boolean> {
  const maxOutputLength = Math.max(content.byteLength, 1);
  return unpack[suffix](copy, { maxOutputLength }).then(
    (unpacked) => content.equals(unpacked),
    () => false,
  );
}
