import { aPdf, pagedPdf } from '../../../testing/pdfs';
import { aJpeg } from '../../../testing/pictures';
import { checkInProcess } from './check-process';

jest.setTimeout(60_000);

test('a file is checked outside the server', async () => {
  const content = aPdf();
  expect(await checkInProcess(content, 'document')).toEqual({
    media_type: 'application/pdf',
    content,
  });
  const picture = await checkInProcess(await aJpeg(), 'avatar');
  expect(picture.media_type).toBe('image/webp');
});

test('a refusal comes through', async () => {
  await expect(checkInProcess(Buffer.from('x'), 'document')).rejects.toMatchObject({
    refusal: 'type',
  });
});

test('the server grows by less than 30 MB while a hostile file is checked', async () => {
  const bomb = pagedPdf(100_000);
  const before = process.memoryUsage().rss;
  await expect(checkInProcess(bomb, 'document')).rejects.toMatchObject({ refusal: 'complex' });
  expect(process.memoryUsage().rss - before).toBeLessThan(30 * 1024 * 1024);
});

test('a parser that does not come to an end is stopped after ten seconds', async () => {
  // The parser tries each of these digits as the number of an object.
  const endless = Buffer.from(`%PDF-1.7\n1 0 obj[]endobj\n${'9'.repeat(500_000)}\n%%EOF`);
  const startedAt = performance.now();
  await expect(checkInProcess(endless, 'document')).rejects.toMatchObject({ refusal: 'complex' });
  const ms = performance.now() - startedAt;
  expect(ms).toBeGreaterThan(9_000);
  expect(ms).toBeLessThan(12_000);
});
