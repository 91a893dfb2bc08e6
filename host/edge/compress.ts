import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const compressible = /\.(js|css|json|svg|html|webmanifest)$/;

/** Copies of a file to store beside it: suffix → content. None for files that are compressed already. */
export async function compressed(path: string, content: Buffer): Promise<Record<string, Buffer>> {
  if (!compressible.test(path)) return {};
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
