import { deflateSync } from 'node:zlib';
import { check, type Make } from '../../../../testing/check-content';
import { aPdf, pagedPdf, stream } from '../../../../testing/pdfs';
import { aPngBomb } from '../../../../testing/pictures';
import type { Refusal } from './refused';

describe('what would eat time or memory is refused after two seconds at most:', () => {
  test.each<[Refusal, string, Make]>([
    ['pixels', 'a PNG of 50,000 × 50,000', () => aPngBomb(50_000, 50_000, 10_000_000)],
    ['pixels', 'a PNG of 8,000 × 8,000', () => aPngBomb(8000, 8000, 10_000_000)],
    ['unreadable', 'a PNG of 2³¹ × 1', () => aPngBomb(2 ** 31 - 1, 1, 0)],
    ['complex', 'a PDF of 100,000 pages', () => pagedPdf(100_000)],
    [
      'complex',
      'a PDF of ten million brackets',
      () => aPdf({ objects: [`[${'[]'.repeat(4_900_000)}]`] }),
    ],
    ['unreadable', 'a PDF of nested brackets', () => aPdf({ objects: ['['.repeat(1_000_000)] })],
    [
      'complex',
      'an object stream that unpacks 1000 to 1',
      () =>
        aPdf({
          objects: [
            stream(
              deflateSync(Buffer.alloc(1_000_000_000 / 8)),
              '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
            ),
          ],
        }),
    ],
    [
      'complex',
      'an object stream that was packed twice',
      () =>
        aPdf({
          objects: [
            stream(
              deflateSync(deflateSync('100 0 (x)')),
              '/Type /ObjStm /N 1 /First 6 /Filter [/FlateDecode /FlateDecode]',
            ),
          ],
        }),
    ],
    [
      'complex',
      'an object stream of a billion objects',
      () => aPdf({ objects: [stream('', '/Type /ObjStm /N 1000000000 /First 0')] }),
    ],
  ])('%s: %s', async (refusal, _, make) => {
    const content = await make();
    // Of this process alone: tests run beside each other.
    const before = process.cpuUsage();
    expect(await check(content)).toEqual({ refusal });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(2000);
  });
});
