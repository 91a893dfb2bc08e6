import { deflateSync } from 'node:zlib';
import { PDFDocument as PdfLibDocument } from '@cantoo/pdf-lib';
import PdfKitDocument from 'pdfkit';
import sharp from 'sharp';
import { check, type Make, written } from '../../../../testing/check-content';
import { isoMedia, ole, zip } from '../../../../testing/odd-files';
import { aPdf, pagedPdf, stream } from '../../../../testing/pdfs';
import { aJpeg, aPng, aPngBomb } from '../../../../testing/pictures';
import type { Refusal } from './refused';

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
      'a PDF with links to a drive, to files beside it and to a part of a site',
      () =>
        aPdf({
          objects: [
            '<< /S /GoToR /F (/c/plans/a.pdf) /D [0 /Fit] >>',
            '<< /S /GoToR /F (plans/a.pdf) /D [0 /Fit] >>',
            '<< /S /URI /URI (/services/a.pdf) >>',
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
