import { deflateSync } from 'node:zlib';
import type { Make } from '../check-content';
import { zip } from '../odd-files';
import { aPdf, pagedPdf, stream } from '../pdfs';
import { aPngBomb } from '../pictures';

const nested = Buffer.concat([zip('a.zip'), zip('b.zip')]);

/** With why each is refused. */
export const BOMBS: [string, Make, string][] = [
  ['a PNG of 50,000 × 50,000', () => aPngBomb(50_000, 50_000, 10_000_000), 'pixels'],
  ['a PDF of 100,000 pages', () => pagedPdf(100_000), 'complex'],
  [
    'a stream that unpacks 1000 to 1',
    () =>
      aPdf({
        objects: [
          stream(
            deflateSync(Buffer.alloc(125_000_000)),
            '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
          ),
        ],
      }),
    'complex',
  ],
  ['an archive of archives', () => nested, 'type'],
];
