import { aPdf, pagedPdf } from '../../../../testing/pdfs';
import { aJpeg } from '../../../../testing/pictures';
import { CheckLate, checkInProcess } from './check-process';

jest.setTimeout(60_000);

/** As in service, but on a machine that is slow, too. */
const PATIENT = { cpuMs: 10_000, wallMs: 600_000 };

test('a file is checked outside the server', async () => {
  const content = aPdf();
  expect(await checkInProcess(content, 'document', PATIENT)).toEqual({
    media_type: 'application/pdf',
    content,
  });
  const picture = await checkInProcess(await aJpeg(), 'avatar', PATIENT);
  expect(picture.media_type).toBe('image/webp');
});

test('a refusal comes through', async () => {
  await expect(checkInProcess(Buffer.from('x'), 'document', PATIENT)).rejects.toMatchObject({
    refusal: 'type',
  });
});

test('the server grows by less than 30 MB while a hostile file is checked', async () => {
  const bomb = pagedPdf(100_000);
  const before = process.memoryUsage().rss;
  await expect(checkInProcess(bomb, 'document', PATIENT)).rejects.toMatchObject({
    refusal: 'complex',
  });
  expect(process.memoryUsage().rss - before).toBeLessThan(30 * 1024 * 1024);
});

// The parser tries each of these digits as the number of an object.
const endless = Buffer.from(`%PDF-1.7\n1 0 obj[]endobj\n${'9'.repeat(500_000)}\n%%EOF`);

test('a parser that does not come to an end is stopped when its processor time is used up', async () => {
  const limits = { ...PATIENT, cpuMs: 4_000 };
  await expect(checkInProcess(endless, 'document', limits)).rejects.toMatchObject({
    refusal: 'complex',
  });
});

test('a machine without time for a check says nothing about the file', async () => {
  const limits = { cpuMs: 600_000, wallMs: 1 };
  await expect(checkInProcess(aPdf(), 'document', limits)).rejects.toThrow(CheckLate);
});
