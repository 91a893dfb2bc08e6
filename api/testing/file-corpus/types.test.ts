import '../checks-here';
import { chosen, isLong } from '@manzil/shared/testing/ring';
import sharp from 'sharp';
import type { Make } from '../check-content';
import { zip } from '../odd-files';
import { aPdf } from '../pdfs';
import { aJpeg, aPng, withComment, withTextChunk } from '../pictures';
import { phar, REFUSED, script } from './refused-files';
import { REFUSED_PDFS } from './refused-pdfs';
import { codeOf, senders } from './senders';

jest.setTimeout(300_000);

const sender = senders();

describe('F-1 type: the content decides, whatever the file is called', () => {
  /** What a sender says by the name. */
  const CALLED = [
    'Reisepass.pdf',
    'Reisepass.jpg',
    'Reisepass.png',
    'Reisepass.heic',
    'Reisepass.pdf.exe',
    'Reisepass.exe.pdf',
    'Reisepass',
  ];

  describe.each<[string, string, string, Make]>([
    ['PDF', 'application/pdf', 'pdf', () => aPdf()],
    ['JPEG', 'image/jpeg', 'jpg', () => aJpeg()],
    ['PNG', 'image/png', 'png', () => aPng()],
  ])('%s', (_, type, ending, make) => {
    // The name is not looked at: of one type all are tried, of the others one that says another type.
    test.each(type === 'application/pdf' || isLong ? CALLED : ['Reisepass.pdf'])(
      'called %s is taken as what it is',
      async (name) => {
        const answer = await sender().upload(await make(), name);
        expect(answer.statusCode).toBe(201);
        const { document_id, file } = answer.json();
        expect([file.name, file.media_type]).toEqual([name, type]);
        const { headers } = await sender().download(document_id);
        expect(headers['content-type']).toBe(type);
        expect(headers['content-disposition']).toMatch(new RegExp(`filename="[^"]+\\.${ending}"`));
      },
    );
  });

  const REFUSED_AS = chosen(['a.pdf'], ['a.pdf', 'a.jpg', 'a.png', 'a']);
  describe.each([...REFUSED, ...REFUSED_PDFS])('%s', (_, status, code, make) => {
    test.each(REFUSED_AS)('called %s is refused', async (name) => {
      expect(codeOf(await sender().upload(await make(), name))).toEqual([status, code]);
      expect(await sender().rows()).toBe(0);
    });
  });

  test.each<[string, Make, string]>([
    ['JavaScript in a JPEG', async () => withComment(await aJpeg(), script), script],
    ['a PHAR in a JPEG', async () => withComment(await aJpeg(), phar), phar],
    ['a PHAR behind a JPEG', async () => Buffer.concat([await aJpeg(), Buffer.from(phar)]), phar],
    ['a JAR behind a JPEG', async () => Buffer.concat([await aJpeg(), zip('A.class')]), 'A.class'],
    ['a script in a PNG', async () => withTextChunk(await aPng(), `x\0${script}`), script],
    ['who took a JPEG, and where', () => aJpeg(), 'CNRY-author'],
  ])('%s is not in what is kept', async (_, make, trace) => {
    const sent = await make();
    expect(sent.includes(trace)).toBe(true);
    const answer = await sender().upload(sent, 'Foto.jpg');
    const { rawPayload } = await sender().download(answer.json().document_id);
    expect(rawPayload.includes(trace)).toBe(false);
    const { exif, xmp, iptc, comments } = await sharp(rawPayload).metadata();
    expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test.each([
    ['NUL', 'a\0.pdf'],
    ['a sign that turns the direction', 'a\u202efdp.exe'],
    ['a line end', 'a\r\nx: y.pdf'],
    ['half a pair', 'a\ud800.pdf'],
  ])('a name with %s is refused, or kept to the byte and harmless', async (_, name) => {
    const answer = await sender().upload(aPdf(), name);
    expect([201, 422]).toContain(answer.statusCode);
    if (answer.statusCode === 422) return;
    const { headers } = await sender().download(answer.json().document_id);
    expect(headers['content-disposition']).not.toMatch(/[\0\r\n\u202e]|\.exe"/);
  });
});
