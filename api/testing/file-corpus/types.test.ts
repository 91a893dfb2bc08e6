import '../checks-here';
import { chosen } from '@manzil/shared/testing/ring';
import sharp from 'sharp';
import type { Make } from '../check-content';
import { isoMedia, ole, zip } from '../odd-files';
import { aPdf, objectStream, stream } from '../pdfs';
import { aJpeg, aPng, withComment, withTextChunk } from '../pictures';
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
    test.each(CALLED)('called %s is taken as what it is', async (name) => {
      const answer = await sender().upload(await make(), name);
      expect(answer.statusCode).toBe(201);
      const { document_id, file } = answer.json();
      expect([file.name, file.media_type]).toEqual([name, type]);
      const { headers } = await sender().download(document_id);
      expect(headers['content-type']).toBe(type);
      expect(headers['content-disposition']).toMatch(new RegExp(`filename="[^"]+\\.${ending}"`));
    });
  });

  const script = '<script>alert(1)</script>';
  const phar = '<?php __HALT_COMPILER(); ?>';
  const REFUSED: [string, number, string, Make][] = [
    ['SVG', 415, 'upload.type_unsupported', () => Buffer.from(`<svg xmlns="x">${script}</svg>`)],
    ['HTML', 415, 'upload.type_unsupported', () => Buffer.from(`<!doctype html>${script}`)],
    ['XML', 415, 'upload.type_unsupported', () => Buffer.from('<?xml version="1.0"?><a/>')],
    ['HTML that is a PDF', 415, 'upload.type_unsupported', () => aPdf({ before: `${script}\n` })],
    ['PDF that is HTML', 422, 'upload.trailing_data', () => aPdf({ behind: script })],
    ['PDF that is a ZIP', 422, 'upload.trailing_data', () => aPdf({ behind: zip('a.txt') })],
    [
      'GIF that is a JAR',
      415,
      'upload.type_unsupported',
      () => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(64), zip('A.class')]),
    ],
    ['ZIP', 415, 'upload.type_unsupported', () => zip('a.txt')],
    ['DOCX', 415, 'upload.type_unsupported', () => zip('word/document.xml')],
    ['DOCX with macros', 415, 'upload.type_unsupported', () => zip('word/vbaProject.bin')],
    ['DOC', 415, 'upload.type_unsupported', ole],
    ['HEIC', 415, 'upload.heic', () => isoMedia('heic')],
    ['AVIF', 415, 'upload.type_unsupported', () => isoMedia('avif')],
    ['PHAR', 415, 'upload.type_unsupported', () => Buffer.from(phar)],
    ['program', 415, 'upload.type_unsupported', () => Buffer.from(`MZ${'\0'.repeat(512)}`)],
    ['file of 0 bytes', 422, 'upload.empty', () => Buffer.alloc(0)],
    ['file of one NUL', 415, 'upload.type_unsupported', () => Buffer.alloc(1)],
    ['truncated PDF', 422, 'upload.trailing_data', () => aPdf().subarray(0, 200)],
    [
      'truncated JPEG',
      422,
      'upload.unreadable',
      async () => (await aJpeg({ width: 600, height: 400 })).subarray(0, 9000),
    ],
    ['truncated PNG', 422, 'upload.unreadable', async () => (await aPng()).subarray(0, 2000)],
    [
      'PDF with JavaScript',
      422,
      'upload.active_content',
      () => aPdf({ objects: ['<< /S /JavaScript /JS (app.alert(1)) >>'] }),
    ],
    [
      'PDF that acts when it is opened',
      422,
      'upload.active_content',
      () => aPdf({ catalog: '/OpenAction << /S /JavaScript /JS (x) >>' }),
    ],
    [
      'PDF with JavaScript in an object stream',
      422,
      'upload.active_content',
      () => aPdf({ objects: [objectStream(['<< /S /JavaScript /JS (x) >>'])] }),
    ],
    [
      'PDF that starts a program',
      422,
      'upload.active_content',
      () => aPdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
    ],
    [
      'PDF with a file inside',
      422,
      'upload.attachments',
      () => aPdf({ objects: [stream('MZ', '/Type /EmbeddedFile')] }),
    ],
  ];

  const REFUSED_AS = chosen(['a.pdf', 'a'], ['a.pdf', 'a.jpg', 'a.png', 'a']);
  describe.each(REFUSED)('%s', (_, status, code, make) => {
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
