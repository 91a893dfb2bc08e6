import { deflateSync } from 'node:zlib';
import { PDFDocument as PdfLibDocument } from '@cantoo/pdf-lib';
import PdfKitDocument from 'pdfkit';
import sharp from 'sharp';
import { isoMedia, ole, zip } from '../../../testing/odd-files';
import { aPdf, objectStream, pagedPdf, stream } from '../../../testing/pdfs';
import { aJpeg, aPng, aPngBomb, withComment, withTextChunk } from '../../../testing/pictures';
import { checkContent, type Purpose } from './content';
import type { Refusal } from './refused';

type Make = () => Buffer | Promise<Buffer>;

const check = async (content: Buffer, purpose: Purpose = 'document') => {
  try {
    return await checkContent(content, purpose);
  } catch (error) {
    return { refusal: (error as { refusal?: Refusal }).refusal };
  }
};

async function written(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  document.text('Mietvertrag').end();
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const javascript = '<< /S /JavaScript /JS (app.alert(1)) >>';
/** Written so that the bytes do not show the name. */
const hidden = objectStream(['<< /S /JavaScript /JS (x) >>']);

describe('is taken:', () => {
  const files: [string, Make][] = [
    ['a PDF of one page', () => aPdf()],
    ['a PDF as programs write it', () => written(new PdfKitDocument())],
    [
      'a PDF with object streams',
      async () => {
        const document = await PdfLibDocument.create();
        document.addPage();
        return Buffer.from(await document.save({ useObjectStreams: true }));
      },
    ],
    ['a PDF of 200 pages', () => pagedPdf(200)],
    [
      'a PDF with a link, a form without scripts and a page to open at',
      () =>
        aPdf({
          catalog: '/OpenAction [3 0 R /Fit] /AcroForm << /Fields [5 0 R] >>',
          page: '/Annots [4 0 R]',
          objects: [
            '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://dubailand.gov.ae) >> >>',
            '<< /FT /Tx /T (Name) >>',
          ],
        }),
    ],
    [
      'a PDF with a later revision',
      () => Buffer.concat([aPdf(), Buffer.from('4 0 obj\n(note)\nendobj\nstartxref\n0\n%%EOF')]),
    ],
    ['a PDF that a scanner has padded', () => aPdf({ behind: `\r\n${'\0'.repeat(512)}` })],
    ['a PDF that contains the letters JS', () => aPdf({ objects: ['(/JS is not a name here)'] })],
  ];
  test.each(files)('%s, byte by byte', async (_, make) => {
    const content = await make();
    expect(await check(content)).toEqual({ media_type: 'application/pdf', content });
  });

  test.each<[string, Make, string]>([
    ['a JPEG', () => aJpeg(), 'image/jpeg'],
    ['a PNG', () => aPng(), 'image/png'],
    [
      'a JPEG in CMYK',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
      'image/jpeg',
    ],
    [
      'a transparent PNG',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 4, background: '#f000' } })
          .png()
          .toBuffer(),
      'image/png',
    ],
    [
      'an interlaced JPEG',
      async () =>
        sharp(await aJpeg())
          .jpeg({ progressive: true })
          .toBuffer(),
      'image/jpeg',
    ],
  ])('%s', async (_, make, media_type) => {
    expect(await check(await make())).toMatchObject({ media_type });
  });
});

describe('is refused:', () => {
  test.each<[Refusal, string, Make]>([
    ['type', 'nothing', () => Buffer.alloc(0)],
    ['type', 'text', () => Buffer.from('Reisepass')],
    ['type', 'one byte', () => Buffer.from([0xff])],
    ['type', 'zeros', () => Buffer.alloc(4096)],
    ['type', 'HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['type', 'XML', () => Buffer.from('<?xml version="1.0"?><a/>')],
    [
      'type',
      'SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['type', 'SVG behind an XML declaration', () => Buffer.from('<?xml version="1.0"?><svg/>')],
    ['type', 'a ZIP archive', () => zip('a.txt')],
    ['type', 'a Word document', () => zip('word/document.xml')],
    ['type', 'a Word document with macros', () => zip('word/vbaProject.bin')],
    ['type', 'an old Word document', ole],
    ['type', 'a JAR archive', () => zip('META-INF/MANIFEST.MF')],
    ['type', 'a Windows program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512)])],
    ['type', 'a Linux program', () => Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(512)])],
    ['type', 'a shell script', () => Buffer.from('#!/bin/sh\nrm -rf /')],
    ['type', 'a PHP script', () => Buffer.from('<?php system($_GET[0]); ?>')],
    [
      'type',
      'the EICAR test virus',
      () => Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
    ],
    ['type', 'a GIF', () => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(64)])],
    [
      'type',
      'a GIF that is a JAR, too',
      () => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(64), zip('A.class')]),
    ],
    [
      'type',
      'a TIFF',
      async () =>
        sharp(await aPng())
          .tiff()
          .toBuffer(),
    ],
    [
      'type',
      'a WebP',
      async () =>
        sharp(await aPng())
          .webp()
          .toBuffer(),
    ],
    ['type', 'an AVIF', () => isoMedia('avif')],
    ['type', 'PostScript', () => Buffer.from('%!PS-Adobe-3.0\nshowpage')],
    [
      'type',
      'a compressed stream',
      () => Buffer.concat([Buffer.from('\x1f\x8b', 'latin1'), Buffer.alloc(64)]),
    ],
    ['heic', 'a photo of an iPhone', () => isoMedia('heic')],
    ['heic', 'a burst of an iPhone', () => isoMedia('hevc')],

    ['type', 'a PDF behind something else', () => aPdf({ before: 'x' })],
    ['type', 'a PDF behind HTML', () => aPdf({ before: '<html><script>alert(1)</script>\n' })],
    ['type', 'a PDF behind a line end', () => aPdf({ before: '\n' })],
    [
      'unreadable',
      'a PDF that begins as HTML',
      () =>
        Buffer.from(
          aPdf().toString('latin1').replace('%âãÏÓ', '%<html><script>x</script>'),
          'latin1',
        ),
    ],
    ['unreadable', 'a PDF that is only its first line', () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['trailing', 'a PDF that was cut off', () => aPdf().subarray(0, 200)],
    [
      'trailing',
      'a PDF without its last byte',
      () => Buffer.from(aPdf().toString('latin1').trimEnd().slice(0, -1), 'latin1'),
    ],
    ['trailing', 'a PDF with HTML behind its end', () => aPdf({ behind: '<html></html>' })],
    ['trailing', 'a PDF that is a ZIP, too', () => aPdf({ behind: zip('a.txt') })],
    [
      'trailing',
      'a PDF that is a ZIP whose comment looks like an end',
      () => {
        const archive = zip('a.txt');
        const comment = Buffer.from('\n%%EOF\n');
        archive.writeUInt16LE(comment.length, archive.length - 2);
        return aPdf({ behind: Buffer.concat([archive, comment]) });
      },
    ],
    [
      'unreadable',
      'a PDF without pages',
      () =>
        Buffer.from(
          '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF',
        ),
    ],
    [
      'unreadable',
      'a PDF whose pages go round in a circle',
      () =>
        Buffer.from(
          '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF',
        ),
    ],
    [
      'unreadable',
      'a PDF without a catalog',
      () => Buffer.from('%PDF-1.7\n1 0 obj[]endobj\nstartxref\n0\n%%EOF'),
    ],

    ['active', 'a script when it is opened', () => aPdf({ catalog: `/OpenAction ${javascript}` })],
    [
      'active',
      'a script by reference',
      () => aPdf({ catalog: '/OpenAction 4 0 R', objects: [javascript] }),
    ],
    ['active', 'a script for a page', () => aPdf({ page: `/AA << /O ${javascript} >>` })],
    [
      'active',
      'a script in the list of names',
      () =>
        aPdf({ catalog: '/Names << /JavaScript << /Names [(x) 4 0 R] >> >>', objects: ['(x)'] }),
    ],
    [
      'active',
      'a script whose name is written in hex',
      () => aPdf({ catalog: '/OpenAction << /S /Java#53cript /J#53 (x) >>' }),
    ],
    ['active', 'a script that nothing refers to', () => aPdf({ objects: [javascript] })],
    ['active', 'a script in an object stream', () => aPdf({ objects: [hidden] })],
    [
      'active',
      'a script whose name is a reference',
      () => aPdf({ objects: [objectStream(['<< /S 101 0 R >>', '/JavaScript'])] }),
    ],
    [
      'active',
      'a script under a number that is used again',
      () =>
        Buffer.concat([
          aPdf({ objects: [hidden] }),
          Buffer.from('100 0 obj\n(harmless)\nendobj\nstartxref\n0\n%%EOF'),
        ]),
    ],
    [
      'active',
      'a script inside the bytes of another stream',
      () => aPdf({ objects: [stream(`9 0 obj ${javascript} endobj`)] }),
    ],
    [
      'unreadable',
      'an object stream inside the bytes of another stream',
      () =>
        aPdf({
          objects: [
            stream(Buffer.concat([Buffer.from('9 0 obj\n'), hidden, Buffer.from('\nendobj')])),
          ],
        }),
    ],
    [
      'active',
      'a program to start',
      () => aPdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
    ],
    [
      'active',
      'a form that is sent away',
      () => aPdf({ objects: [objectStream(['<< /S /SubmitForm /F (https://evil.test) >>'])] }),
    ],
    [
      'active',
      'a form in XML',
      () => aPdf({ catalog: '/AcroForm << /XFA 4 0 R >>', objects: [stream('<xdp/>')] }),
    ],
    [
      'active',
      'a film',
      () => aPdf({ objects: [objectStream(['<< /Type /Annot /Subtype /RichMedia >>'])] }),
    ],
    ['active', 'a sound', () => aPdf({ objects: [objectStream(['<< /S /Sound >>'])] })],
    [
      'attachments',
      'a file inside',
      () =>
        aPdf({
          catalog:
            '/Names << /EmbeddedFiles << /Names [(a.exe) << /F (a.exe) /EF << /F 4 0 R >> >>] >> >>',
          objects: [stream('MZ', '/Type /EmbeddedFile')],
        }),
    ],
    [
      'attachments',
      'a file pinned to a page',
      () =>
        aPdf({
          objects: [objectStream(['<< /Type /Annot /Subtype /FileAttachment /FS << >> >>'])],
        }),
    ],
    [
      'attachments',
      'an attached file as a program writes it',
      () => {
        const document = new PdfKitDocument();
        document.file(Buffer.from('MZ'), { name: 'a.exe' });
        return written(document);
      },
    ],
    ['encrypted', 'a password', () => written(new PdfKitDocument({ userPassword: 'x' }))],
    [
      'encrypted',
      'a password only for changes',
      () => written(new PdfKitDocument({ ownerPassword: 'x' })),
    ],
    ['pages', 'more than 200 pages', () => pagedPdf(201)],

    [
      'unreadable',
      'a JPEG that is only its first bytes',
      () => Buffer.from('ffd8ffe000104a46', 'hex'),
    ],
    [
      'unreadable',
      'a JPEG that was cut off',
      async () => (await aJpeg({ width: 600, height: 400 })).subarray(0, 9000),
    ],
    ['unreadable', 'a PNG that was cut off', async () => (await aPng()).subarray(0, 2000)],
    ['unreadable', 'a PNG that is only its header', () => aPngBomb(9, 9, 0).subarray(0, 33)],
    [
      'unreadable',
      'a PNG with a flipped bit',
      async () => {
        const png = await aPng();
        png.writeUInt8(png.readUInt8(500) ^ 4, 500);
        return png;
      },
    ],
    [
      'type',
      'a PDF that calls itself a PNG',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), aPdf()]),
    ],
  ])('%s: %s', async (refusal, _, make) => {
    expect(await check(await make())).toEqual({ refusal });
  });
});

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

describe('a picture', () => {
  const drawn = async (content: Buffer) => {
    const checked = await check(content);
    return Buffer.from('content' in checked ? checked.content : Buffer.alloc(0));
  };

  test('loses who took it and where, and is turned upright', async () => {
    const photo = await aJpeg({ width: 40, height: 30, orientation: 6 });
    expect(photo.includes('CNRY-author')).toBe(true);
    const content = await drawn(photo);
    const { width, height, exif, orientation } = await sharp(content).metadata();
    expect([width, height, exif, orientation]).toEqual([30, 40, undefined, undefined]);
    expect(content.includes('CNRY-author')).toBe(false);
  });

  test.each<[string, Make]>([
    ['in a comment of a JPEG', async () => withComment(await aJpeg(), '<?php phpinfo(); ?>')],
    ['in a text of a PNG', async () => withTextChunk(await aPng(), 'x\0<?php phpinfo(); ?>')],
    [
      'behind a JPEG',
      async () => Buffer.concat([await aJpeg(), Buffer.from('<?php phpinfo(); ?>')]),
    ],
    ['behind a PNG', async () => Buffer.concat([await aPng(), Buffer.from('<?php phpinfo(); ?>')])],
    ['in an archive behind a JPEG', async () => Buffer.concat([await aJpeg(), zip('<?php.phar')])],
  ])('loses what hides %s', async (_, make) => {
    const content = await drawn(await make());
    expect(content.length).toBeGreaterThan(100);
    expect(content.includes('<?php')).toBe(false);
  });

  test('is at most 4096 pixels wide', async () => {
    const content = await drawn(await aJpeg({ width: 5000, height: 100 }));
    const { width, height } = await sharp(content).metadata();
    expect([width, height]).toEqual([4096, 82]);
  });

  test('that is transparent stays it', async () => {
    const create = { width: 9, height: 9, channels: 4 as const, background: '#f000' };
    const content = await drawn(await sharp({ create }).png().toBuffer());
    expect((await sharp(content).stats()).isOpaque).toBe(false);
  });

  test('of an investor becomes a square of 512 pixels', async () => {
    const checked = await check(await aJpeg({ width: 900, height: 300, orientation: 8 }), 'avatar');
    expect(checked).toMatchObject({ media_type: 'image/webp' });
    const content = Buffer.from('content' in checked ? checked.content : Buffer.alloc(0));
    const { format, width, height, exif } = await sharp(content).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 512, 512, undefined]);
  });

  test('of an investor is no PDF', async () => {
    expect(await check(aPdf(), 'avatar')).toEqual({ refusal: 'type' });
  });
});
